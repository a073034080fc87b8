import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';

/** What tells of orders: whatever became of an act, it may be old now. */
export const orderReads = [
  orderApi.page,
  orderApi.detail,
  orderApi.logistics,
  orderApi.headerInfo,
  afterSaleApi.available,
  afterSaleApi.availableOfOrder,
  reviewApi.ownPage,
  reviewApi.ofOrder,
];

export const cartReads = [cartApi.list, cartApi.page, cartApi.count];
