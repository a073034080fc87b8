import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { MallSide } from '../kernel/side.ts';

/** Answers the report of a review that waits, if one does; whether one did. */
export const decideReport = async (tx: Tx, side: MallSide, reviewId: Id, outcome: 'hidden' | 'kept', answer: string): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    update review_report set outcome = ${outcome}, answer = ${answer}, decided_at = now(), decided_by = ${side.memberId} where review_id = ${reviewId} and outcome is null`);
  return rowCount === 1;
};
