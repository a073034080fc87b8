import { reviewApi } from '@mall/contract/review/review.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';

const fresh = { staleMs: 0 };

export type OwnTab = 'waiting' | 'done';
export const limitOf: Readonly<Record<OwnTab, number>> = { waiting: 50, done: 5 };

export const ownReviewsQuestion = (state: OwnTab, page: number) =>
  ask(reviewApi.ownPage, { query: { state, page, limit: limitOf[state] } }, fresh);
export const orderReviewsQuestion = (orderId: string, orderGoodsId?: string) =>
  ask(reviewApi.ofOrder, { params: { orderId }, query: orderGoodsId === undefined ? {} : { orderGoodsId } }, fresh);
export const ownReviewQuestion = (id: string) => ask(reviewApi.own, { params: { id } }, fresh);

const ownReviewsPath = '/personalCenterBase/evaluationSheet';
export const ownReviewsAddress = (tab: OwnTab, page = 1): string => {
  const search = new URLSearchParams();
  if (tab === 'done') search.set('tab', 'done');
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${ownReviewsPath}?${search}` : ownReviewsPath;
};
export const writeAddress = (orderId: string, orderGoodsId?: string): string =>
  `/evaluationSheet?orderId=${orderId}${orderGoodsId === undefined ? '' : `&orderGoodsId=${orderGoodsId}`}`;
export const appendAddress = (id: string): string => `/evaluationSheet/evaluationBackupsMore?id=${id}`;
