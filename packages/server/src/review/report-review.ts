import { sayCodedReason } from '@mall/contract/kernel/coded-reason.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type ReportReview, reportsMost, reviewWrongWords } from '@mall/contract/review/hide-review.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type StoreSide, within } from '../kernel/side.ts';
import { tellReview } from './tell-review.ts';

const Row = z.strictObject({ waiting: z.boolean(), kept: z.int() });

/** A store asks the mall to look at a review of its goods. It goes on being shown and counted until the mall has decided. */
export const reportReview = async (tx: Tx, side: StoreSide, id: Id, said: ReportReview): Promise<void> => {
  // The lock is its own statement, so that the reports of whoever held it are seen.
  const { rowCount } = await tx.execute(sql`select from review r where r.id = ${id} and r.shown and ${within(side, 'r')} for update`);
  if (rowCount === 0) throw refuse('kernel.not_found');
  const [row] = await readRows(tx, Row)`
    select coalesce(bool_or(outcome is null), false) as waiting, count(*) filter (where outcome = 'kept')::int as kept from review_report where review_id = ${id}`;
  if (row?.waiting) throw refuse('review.reported');
  if ((row?.kept ?? 0) >= reportsMost) throw refuse('review.reported_often');
  await tx.execute(sql`
    insert into review_report (review_id, store_id, member_id, why, note) values (${id}, ${side.storeId}, ${side.memberId}, ${said.why}, ${said.note})`);
  await tellReview(tx, id, ['mall'], { event: 'reported', reason: sayCodedReason(reviewWrongWords, said) });
};
