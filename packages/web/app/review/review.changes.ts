import { orderApi } from '@mall/contract/order/order.api.ts';
import { reviewApi } from '@mall/contract/review/review.api.ts';
import { pointReads } from '../shell/point.changes.ts';

/** What tells of reviews, of what waits for one, and of the points that one gives. */
export const reviewReads = [
  reviewApi.ownPage,
  reviewApi.ofOrder,
  reviewApi.own,
  reviewApi.page,
  orderApi.page,
  orderApi.detail,
  orderApi.headerInfo,
  ...pointReads,
];
