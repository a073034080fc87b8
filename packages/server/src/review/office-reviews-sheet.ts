import { right } from '@mall/contract/account/rights.ts';
import { OfficeReview, reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { officeReviewsOf } from './office-reviews.queries.ts';

export const officeReviewsSheet = listSheet({
  kind: 'office_reviews',
  title: only('商品评价'),
  source: only('商品评价'),
  sourceUrl: '/reviews',
  right: right('operations:reviews:decide'),
  filter: reviewOperationsApi.export.body,
  row: OfficeReview,
  rows: (filter) => officeReviewsOf(filter),
  columns: [
    [only('时间'), 20, ({ date }) => date],
    [only('店铺'), 28, ({ storeName }) => storeName],
    [only('商品'), 40, ({ goodsName }) => goodsName],
    [only('买家'), 16, ({ memberName }) => memberName],
    [only('星级'), 8, ({ stars }) => stars],
    [only('评价'), 60, ({ text }) => text],
    [only('追评'), 40, ({ appendText }) => appendText],
    [only('商家回复'), 40, ({ reply }) => reply],
    [only('状态'), 10, ({ shown }) => (shown ? '展示' : '隐藏')],
    [only('隐藏原因'), 40, ({ hiddenReason }) => hiddenReason],
  ],
});
