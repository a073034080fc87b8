import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { MallSide } from '../kernel/side.ts';
import { moveQualification } from './move-qualification.ts';
import { requireQualification } from './qualification.queries.ts';

/** What the mall says to a company's papers. */
export const decideQualification = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  { event, reason }: { event: 'approve' | 'reject'; reason: string },
): Promise<null> => {
  await requireQualification(tx, id);
  const row = await moveQualification(tx, sql`q.id = ${id}`, event, sql`, reason = ${reason}, decided_by = ${side.memberId}`);
  await tell(tx, 'invoice.qualification_decided', { ...row, passed: event === 'approve', reason });
  return null;
};
