import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { requireQualification } from './qualification.queries.ts';

const Row = z.strictObject({ companyId: Id, companyName: z.string(), memberId: Id });

/** What the mall says to a company's papers; of two who decide at once one comes second. */
export const decideQualification = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  { decision, reason }: { decision: 'approved' | 'rejected'; reason: string },
): Promise<null> => {
  await requireQualification(tx, id);
  const [row] = await readRows(tx, Row)`
    update invoice_qualification q set decision = ${decision}, reason = ${reason}, decided_at = now(), decided_by = ${side.memberId}
    from company c where c.id = q.company_id and q.id = ${id} and q.decision is null
    returning c.id::text as "companyId", c.name as "companyName", q.member_id::text as "memberId"`;
  if (!row) throw refuse('invoice.moved');
  await tell(tx, 'invoice.qualification_decided', { ...row, passed: decision === 'approved', reason });
  return null;
};
