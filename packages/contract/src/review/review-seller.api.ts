import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import { ReportReview } from './hide-review.rules.ts';
import { Review } from './review.api.ts';
import { ReplyReview, StoreReviewFilter, StoreReviewQuery, storeReviewTabs } from './review-reply.rules.ts';

export const StoreReview = Review.extend({
  picture: z.string(),
  /** Who of the store answered, and until when that may be changed. */
  replyBy: z.string(),
  changeUntil: TimeText.optional(),
  /** What the store said of it to the mall last, and what came of that. */
  report: z.strictObject({ outcome: z.enum(['waiting', 'kept']), answer: z.string(), date: TimeText }).optional(),
  actions: z.array(z.enum(['reply', 'change', 'report'])),
});
export type StoreReview = z.infer<typeof StoreReview>;

export const StoreReviewPage = pageOf(StoreReview).extend({ counts: z.record(z.enum(storeReviewTabs), z.number().int()) });
export type StoreReviewPage = z.infer<typeof StoreReviewPage>;

/** For the people of a store, and only about its own goods. */
export const sellerReviewApi = {
  page: call({
    verb: 'GET',
    path: '/seller/review/page',
    access: seller({ may: right('seller:reviews:handle') }),
    summary: 'Reviews of the goods of the store, the latest first',
    query: StoreReviewQuery,
    data: StoreReviewPage,
  }),
  export: exportCall(
    '/seller/review/export',
    seller({ may: right('seller:reviews:handle') }),
    'Reviews of the goods of the store',
    StoreReviewFilter,
  ),
  report: call({
    verb: 'POST',
    path: '/seller/review/report/{id}',
    access: seller({ may: right('seller:reviews:handle') }),
    summary: 'Asks the mall to look at a review that is none; it is shown until the mall has decided',
    body: ReportReview,
    data: Nothing,
  }),
  reply: call({
    verb: 'POST',
    path: '/seller/review/reply/{id}',
    access: seller({ may: right('seller:reviews:handle') }),
    summary: 'Answers a review, once; for a day the answer may be changed',
    body: ReplyReview,
    data: Nothing,
  }),
};
