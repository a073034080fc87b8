import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';

/** What tells of orders: whatever became of an act, it may be old now. */
export const orderReads = [
  orderApi.page,
  orderApi.detail,
  orderApi.logistics,
  orderApi.headerInfo,
  orderApi.counts,
  afterSaleApi.available,
  afterSaleApi.availableOfOrder,
  reviewApi.ownPage,
  reviewApi.ofOrder,
];
