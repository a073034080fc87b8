import { Id } from '@mall/contract/kernel/fields.ts';
import { projectStates } from '@mall/contract/project/project.machine.ts';
import * as z from 'zod';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

const Row = z.strictObject({
  id: Id,
  companyId: Id,
  strict: z.boolean(),
  state: z.enum(projectStates),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
});
export type HeldProject = z.infer<typeof Row>;

/** A project that the asker manages, held until the transaction ends, so that no order is booked meanwhile. */
export const requireManageable = async (tx: Tx, side: BuyerSide, id: Id): Promise<HeldProject> => {
  const [row] = await readRows(tx, Row)`
    select p.id::text, p.company_id::text as "companyId", p.strict, p.state, p.budget_fen::float8 as "budgetFen", p.reserved_fen::float8 as "reservedFen", p.used_fen::float8 as "usedFen"
    from project p where p.id = ${id} and ${within(companySide(side), 'p')} for no key update of p`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};
