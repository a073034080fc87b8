import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { ReviewCounts, setReviewCounts } from '../catalogue/set-review-counts.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

type Counted = { goodsId: Id; storeId: Id; stars?: number | undefined; photo: boolean; append: boolean };

const Row = ReviewCounts.extend({ subject: z.string() });

const sums = sql`subject, t.star4 + t.star5 as positive, t.star3 as neutral, t.star1 + t.star2 as negative, t.photo`;

/** Adds a review, or later words to one, to the sums of its goods and its store, and to what a goods card shows. */
export const countReview = async (tx: Tx, { goodsId, storeId, stars, photo, append }: Counted): Promise<void> => {
  const star = (at: number) => (stars === at ? 1 : 0);
  const added = [1, 2, 3, 4, 5].map(star);
  const rows = await readRows(tx, Row)`
    insert into review_total as t (subject, subject_id, star1, star2, star3, star4, star5, photo, append)
    select subject, subject_id, ${added[0]}::int, ${added[1]}::int, ${added[2]}::int, ${added[3]}::int, ${added[4]}::int, ${photo ? 1 : 0}::int, ${append ? 1 : 0}::int
    from (values ('goods', ${goodsId}::bigint), ('store', ${storeId}::bigint)) as of (subject, subject_id) order by subject
    on conflict (subject, subject_id) do update set star1 = t.star1 + excluded.star1, star2 = t.star2 + excluded.star2, star3 = t.star3 + excluded.star3,
      star4 = t.star4 + excluded.star4, star5 = t.star5 + excluded.star5, photo = t.photo + excluded.photo, append = t.append + excluded.append
    returning ${sums}`;
  const counts = rows.find(({ subject }) => subject === 'goods');
  if (counts) await setReviewCounts(tx, goodsId, counts);
};

/** Takes a review that is no longer shown out of the same sums, in the same order. */
export const uncountReview = async (tx: Tx, { goodsId, storeId, stars, photo, append }: Counted): Promise<void> => {
  const star = sql.raw(`star${stars ?? 5}`);
  for (const [subject, id] of [
    ['goods', goodsId],
    ['store', storeId],
  ] as const) {
    const [counts] = await readRows(tx, Row)`
      update review_total t set ${star} = t.${star} - 1, photo = t.photo - ${photo ? 1 : 0}::int, append = t.append - ${append ? 1 : 0}::int
      where t.subject = ${subject} and t.subject_id = ${id} returning ${sums}`;
    if (counts && subject === 'goods') await setReviewCounts(tx, goodsId, counts);
  }
};
