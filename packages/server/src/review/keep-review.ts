import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { decideReport } from './decide-report.ts';
import { tellReview } from './tell-review.ts';

/** Leaves a reported review as it is; the store reads why. */
export const keepReview = async (tx: Tx, side: MallSide, id: Id, answer: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select from review where id = ${id} for update`);
  if (rowCount === 0) throw refuse('kernel.not_found');
  if (!(await decideReport(tx, side, id, 'kept', answer))) throw refuse('review.moved');
  await tellReview(tx, id, ['store'], { event: 'kept', reason: answer });
};
