import * as z from 'zod';
import { uploadPattern } from '../content/upload.rules.ts';
import { Flag, Id, text } from '../kernel/fields.ts';

export const reviewLimits = { text: 500, photos: 9 } as const;

/** What a review earns, without and with photos. */

const photos = z
  .array(z.string().regex(uploadPattern, { error: 'content.upload_unknown' }))
  .max(reviewLimits.photos, { error: 'review.photos_many' })
  .default([]);

/** `append` 1: later words to an own review, which keep its score. */
export const WriteReview = z
  .strictObject({
    orderGoodsId: Id,
    score: z.number({ error: 'review.score_required' }).int().min(1, { error: 'review.score_required' }).max(5).optional(),
    text: text(reviewLimits.text).min(1, { error: 'review.text_required' }),
    photos,
    anonymous: Flag.default(0),
    append: Flag.default(0),
  })
  .refine(({ append, score }) => append === 1 || score !== undefined, { error: 'review.score_required', path: ['score'] });
export type WriteReview = z.infer<typeof WriteReview>;
