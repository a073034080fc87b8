import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { punchoutVisitApi } from '@mall/contract/punchout/visit.api.ts';

/** What tells of the basket: whatever became of an act, it may be old now. */
export const cartReads = [cartApi.list, cartApi.page, cartApi.count, punchoutVisitApi.visit];
