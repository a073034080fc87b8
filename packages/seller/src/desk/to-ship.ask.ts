import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

/** Those that must leave first; tiles and list read the same answer. */
export const toShipAsk = ask(orderSellerApi.page, { query: { tab: 'toShip', page: 1, limit: 6 } });
