import * as z from 'zod';
import { right } from '../account/rights.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { anyone, buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { reviewKinds } from './review.rules.ts';
import { WriteReview } from './write-review.rules.ts';

const count = z.number().int().min(0);

/** `memberName` is masked and `avatar` empty where the buyer wished to stay unknown. Texts are plain text. */
export const Review = z.strictObject({
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  specName: z.string(),
  memberName: z.string(),
  avatar: z.string(),
  /** 1: bought for a company. */
  enterpriseFlag: Flag,
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  photos: z.array(z.string()),
  createDate: TimeText,
  append: z.strictObject({ text: z.string(), photos: z.array(z.string()), createDate: TimeText, days: count }).optional(),
  reply: z.strictObject({ text: z.string(), createDate: TimeText }).optional(),
});
export type Review = z.infer<typeof Review>;

export const ReviewCounters = z.strictObject({
  all: count,
  positive: count,
  neutral: count,
  negative: count,
  photo: count,
  append: count,
  /** Positive per cent, one decimal: '98.4'; '100.0' without any review. */
  rate: z.string(),
  /** Mean of the stars, one decimal; '5.0' without any review. */
  average: z.string(),
  /** How many gave five, four, three, two and one star. */
  stars: z.strictObject({ 5: count, 4: count, 3: count, 2: count, 1: count }),
});
export type ReviewCounters = z.infer<typeof ReviewCounters>;

/** Of one goods or of all goods of a store: one of the two is needed. */
export const ReviewPageQuery = z
  .strictObject({ goodsId: Id.optional(), storeId: Id.optional(), kind: z.enum(reviewKinds).default('all'), ...paging(10, 50) })
  .refine((query) => (query.goodsId === undefined) !== (query.storeId === undefined), { path: ['goodsId'] });
export type ReviewPageQuery = z.infer<typeof ReviewPageQuery>;

export const ReviewPage = z.strictObject({
  page: pageOf(Review),
  counters: ReviewCounters,
  /** Only for a store. */
  storeScore: z
    .strictObject({ score: z.string(), goodsScore: z.string(), serviceScore: z.string(), logisticsScore: z.string() })
    .optional(),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

/** A bought line beside its review; without one it waits for it. */
export const ReviewLine = z.strictObject({
  orderGoodsId: Id,
  orderId: Id,
  orderSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  ...goodsLine,
  goodsNum: count,
  specPrice: z.string(),
  /** When the order was finished. */
  doneDate: TimeText,
  review: Review.optional(),
  /** The mall shows it to nobody else, for this reason. */
  hidden: z.strictObject({ reason: z.string(), date: TimeText }).optional(),
  /** What may be done now. */
  actions: z.array(z.enum(['review', 'append', 'view'])),
});
export type ReviewLine = z.infer<typeof ReviewLine>;

export const reviewWaitingLimit = 50;
export const reviewDoneLimit = 5;

export const OwnReviewQuery = z.strictObject({
  state: z.enum(['waiting', 'done']).default('waiting'),
  page: paging(reviewDoneLimit).page,
  /** 50 of those that wait, 5 of those that are written. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
});
export type OwnReviewQuery = z.infer<typeof OwnReviewQuery>;

export const OwnReviewPage = pageOf(ReviewLine).extend({
  page: count,
  limit: count,
  counts: z.strictObject({ waiting: count, done: count }),
});
export type OwnReviewPage = z.infer<typeof OwnReviewPage>;

export const reviewApi = {
  page: call({
    verb: 'GET',
    path: '/portal/member/evaluate/page',
    access: anyone,
    summary: 'Reviews of a goods or of a store',
    query: ReviewPageQuery,
    data: ReviewPage,
  }),
  ownPage: call({
    verb: 'GET',
    path: '/portal/member/evaluate/order/page',
    access: buyer({ may: right('personalCenterBase:evaluationSheet:view') }),
    summary: 'Bought lines that wait for a review, or own reviews',
    query: OwnReviewQuery,
    data: OwnReviewPage,
  }),
  ofOrder: call({
    verb: 'GET',
    path: '/portal/member/evaluate/order/goods/{orderId}',
    access: buyer(),
    summary: 'The lines of a finished order, or one of them, with their reviews',
    query: z.strictObject({ orderGoodsId: Id.optional() }),
    data: z.array(ReviewLine),
  }),
  own: call({ verb: 'GET', path: '/portal/member/evaluate/{id}', access: buyer(), summary: 'An own review', data: ReviewLine }),
  write: call({
    verb: 'POST',
    path: '/portal/member/evaluate',
    access: buyer(),
    summary: 'Writes a review, or later words to one',
    body: WriteReview,
    data: z.strictObject({ id: Id, points: count }),
  }),
};
