import { sayCodedReason } from '@mall/contract/kernel/coded-reason.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type HideReview, reviewWrongWords } from '@mall/contract/review/hide-review.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { uncountReview } from './count-review.ts';
import { decideReport } from './decide-report.ts';
import { tellReview } from './tell-review.ts';

export const CountedRow = z.strictObject({ goodsId: Id, storeId: Id, stars: z.int(), photo: z.boolean(), append: z.boolean() });
/** What a review counts for, of the row that was written. */
export const countedColumns = sql`goods_id::text as "goodsId", store_id::text as "storeId", stars, photos || append_photos <> '{}' as photo, appended_at is not null as append`;

/** Hides a review: nobody reads it, it counts no more, and its writer and the store are told why. A report of it has been answered with this. */
export const hideReview = async (tx: Tx, side: MallSide, id: Id, said: HideReview): Promise<void> => {
  const reason = sayCodedReason(reviewWrongWords, said);
  const [row] = await readRows(tx, CountedRow)`
    update review set shown = false, hidden_reason = ${reason}, hidden_at = now(), hidden_by = ${side.memberId} where id = ${id} and shown returning ${countedColumns}`;
  if (!row) throw refuse((await tx.execute(sql`select from review where id = ${id}`)).rowCount === 0 ? 'kernel.not_found' : 'review.moved');
  await uncountReview(tx, row);
  await decideReport(tx, side, id, 'hidden', reason);
  await tellReview(tx, id, ['writer', 'store'], { event: 'hidden', reason });
};
