import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';

/** How many reviews a goods has in all, of each kind, and with photos. */
export const ReviewCounts = z.strictObject({ positive: z.number(), neutral: z.number(), negative: z.number(), photo: z.number() });
export type ReviewCounts = z.infer<typeof ReviewCounts>;

/** What a goods card shows of the reviews, in the transaction that counts them. */
export const setReviewCounts = async (tx: Tx, goodsId: Id, { positive, neutral, negative, photo }: ReviewCounts): Promise<void> => {
  await tx.execute(sql`
    update goods set review_count = ${positive + neutral + negative}, positive_count = ${positive}, neutral_count = ${neutral},
      negative_count = ${negative}, photo_count = ${photo}
    where id = ${goodsId}`);
};
