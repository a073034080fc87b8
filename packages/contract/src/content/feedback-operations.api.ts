import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { feedbackKinds, feedbackLimits, feedbackStates } from './feedback.rules.ts';

/** What somebody wrote. */
export const FeedbackRow = z.strictObject({
  id: Id,
  feedbackNo: z.string(),
  kind: z.enum(feedbackKinds),
  state: z.enum(feedbackStates),
  text: z.string(),
  /** Empty: a guest. */
  memberName: z.string(),
  photos: z.number().int(),
  date: TimeText,
});
export type FeedbackRow = z.infer<typeof FeedbackRow>;

export const FeedbackCase = z.strictObject({
  ...FeedbackRow.shape,
  /** How he wants to be answered; empty when he did not say. */
  contact: z.string(),
  answer: z.string(),
  endedBy: z.string(),
  endedDate: TimeText.nullable(),
});
export type FeedbackCase = z.infer<typeof FeedbackCase>;

const FeedbackFilter = z.strictObject({
  state: z.enum(feedbackStates).default('new'),
  kind: z.enum(feedbackKinds).optional(),
  word: text(40).optional(),
  ...daySpan,
});
export type FeedbackFilter = z.infer<typeof FeedbackFilter>;
const FeedbackQuery = FeedbackFilter.extend(paging(20, 50));
export type FeedbackQuery = z.infer<typeof FeedbackQuery>;

/** Empty: there is nothing to answer. */
const EndFeedback = z.strictObject({ answer: text(feedbackLimits.text).default('') });

const handles = operator({ may: right('operations:feedback:handle') });

export const feedbackOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/feedback/page',
    access: handles,
    summary: 'What visitors wrote: what waits longest first, else the latest first',
    query: FeedbackQuery,
    data: pageOf(FeedbackRow),
  }),
  export: exportCall('/operations/feedback/export', handles, 'Feedback', FeedbackFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/feedback/{id}',
    access: handles,
    summary: 'One of them, with the way to answer',
    data: FeedbackCase,
  }),
  photo: call({
    verb: 'GET',
    path: '/operations/feedback/photo/{id}',
    access: handles,
    summary: 'A picture that came with it',
    query: z.strictObject({ at: z.coerce.number().int().min(0).max(9).default(0) }),
    answer: 'file',
    data: Nothing,
  }),
  end: call({
    verb: 'POST',
    path: '/operations/feedback/end/{id}',
    access: handles,
    summary: 'Answers it, and a member reads the answer among his messages; without an answer it is only closed',
    body: EndFeedback,
    trail: act('feedback.ended', 'feedback'),
    data: Nothing,
  }),
};
