import * as z from 'zod';
import { text } from '../kernel/fields.ts';
import { paging } from '../kernel/paging.ts';

/** What waits for an answer, of it what was not praise, what was answered, and all. */
export const storeReviewTabs = ['waiting', 'critical', 'answered', 'all'] as const;
export type StoreReviewTab = (typeof storeReviewTabs)[number];

export const StoreReviewFilter = z.strictObject({
  tab: z.enum(storeReviewTabs).default('waiting'),
  /** A part of the goods' name or of what was written. */
  word: text(50).optional(),
});
export type StoreReviewFilter = z.infer<typeof StoreReviewFilter>;
export const StoreReviewQuery = StoreReviewFilter.extend(paging(10, 50));
export type StoreReviewQuery = z.infer<typeof StoreReviewQuery>;

export const replyMost = 300;
/** Hours in which an answer may still be changed. */
export const replyChangeHours = 24;

export const ReplyReview = z.strictObject({
  text: text(replyMost, 0, 'review.reply_long').min(1, { error: 'review.reply_required' }),
  /** The answer that is changed, as it was read; empty for a first one. */
  before: text(replyMost).default(''),
});
export type ReplyReview = z.infer<typeof ReplyReview>;
