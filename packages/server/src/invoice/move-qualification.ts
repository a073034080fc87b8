import { type QualificationEvent, qualificationMachine } from '@mall/contract/invoice/qualification.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ companyId: Id, companyName: z.string(), memberId: Id });

/** The only writer of what is decided on a company's papers; of two who decide at once the second is refused. */
export const moveQualification = async (tx: Tx, where: SQL, event: QualificationEvent, also: SQL = sql``): Promise<z.infer<typeof Row>> => {
  const { from, to } = qualificationMachine.moves[event];
  const [row] = await readRows(tx, Row)`
    update invoice_qualification q set decision = ${to}, decided_at = now() ${also}
    from company c where c.id = q.company_id and ${where} and coalesce(q.decision, 'waiting') = any (${sql.param([...from])}::text[])
    returning c.id::text as "companyId", c.name as "companyName", q.member_id::text as "memberId"`;
  if (!row) throw refuse('invoice.moved');
  return row;
};
