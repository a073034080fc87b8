import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf } from '../kernel/paging.ts';
import {
  HideReview,
  KeepReview,
  RestoreReview,
  ReviewOfficeFilter,
  ReviewOfficeQuery,
  reviewOfficeTabs,
  reviewWrongs,
} from './hide-review.rules.ts';

const ReviewReport = z.strictObject({
  id: Id,
  why: z.enum(reviewWrongs),
  note: z.string(),
  by: z.string(),
  date: TimeText,
  outcome: z.enum(['waiting', 'hidden', 'kept']),
  answer: z.string(),
  decideDate: TimeText.nullable(),
});

export const OfficeReview = z.strictObject({
  id: Id,
  goodsId: Id,
  goodsName: z.string(),
  specName: z.string(),
  picture: z.string(),
  storeId: Id,
  storeName: z.string(),
  /** As the mall's people know him; other buyers see it masked. */
  memberName: z.string(),
  anonymous: z.boolean(),
  stars: z.number().int(),
  text: z.string(),
  photos: z.array(z.string()),
  date: TimeText,
  appendText: z.string(),
  appendPhotos: z.array(z.string()),
  appendDate: TimeText.nullable(),
  reply: z.string(),
  replyDate: TimeText.nullable(),
  shown: z.boolean(),
  hiddenReason: z.string(),
  hiddenDate: TimeText.nullable(),
  hiddenBy: z.string(),
  /** A store waits for what the mall says of it. */
  reported: z.boolean(),
});
export type OfficeReview = z.infer<typeof OfficeReview>;

const ReviewCase = z.strictObject({ ...OfficeReview.shape, orderSn: z.string(), reports: z.array(ReviewReport) });
export type ReviewCase = z.infer<typeof ReviewCase>;

const decides = operator({ may: right('operations:reviews:decide') });

export const reviewOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/reviews/page',
    access: decides,
    summary: 'Reviews of the whole mall: what stores have reported, what is shown, what is hidden',
    query: ReviewOfficeQuery,
    data: pageOf(OfficeReview).extend({ counts: z.record(z.enum(reviewOfficeTabs), z.number().int()) }),
  }),
  export: exportCall('/operations/reviews/export', decides, 'Reviews', ReviewOfficeFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/reviews/{id}',
    access: decides,
    summary: 'One of them, with what the store said of it',
    data: ReviewCase,
  }),
  hide: call({
    verb: 'POST',
    path: '/operations/reviews/hide/{id}',
    access: decides,
    summary: 'Hides it; it counts no more, and its writer and the store read why',
    body: HideReview,
    trail: act('review.hidden', 'review'),
    data: Nothing,
  }),
  restore: call({
    verb: 'POST',
    path: '/operations/reviews/restore/{id}',
    access: decides,
    summary: 'Shows it again, and it counts again',
    body: RestoreReview,
    trail: act('review.restored', 'review'),
    data: Nothing,
  }),
  keep: call({
    verb: 'POST',
    path: '/operations/reviews/keep/{id}',
    access: decides,
    summary: 'Leaves a reported one as it is; the store reads why',
    body: KeepReview,
    trail: act('review.kept', 'review'),
    data: Nothing,
  }),
};
