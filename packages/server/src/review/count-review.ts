import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { ReviewCounts, setReviewCounts } from '../catalogue/set-review-counts.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

type Counted = { goodsId: Id; storeId: Id; stars?: number | undefined; photo: boolean; append: boolean };

const Row = ReviewCounts.extend({ subject: z.string() });

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
    returning subject, t.star4 + t.star5 as positive, t.star3 as neutral, t.star1 + t.star2 as negative, t.photo`;
  const counts = rows.find(({ subject }) => subject === 'goods');
  if (counts) await setReviewCounts(tx, goodsId, counts);
};
