import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type CompanySide, withinDepartments } from './company-side.ts';

const Row = z.strictObject({ id: Id, mobile: z.string(), rested: z.boolean() });

/** An open invitation of the company, as far as the asker reaches; `rested`: its text is older than a minute. */
export const requireInvitation = async (tx: Tx, own: CompanySide, id: Id): Promise<z.infer<typeof Row>> => {
  const [open] = await readRows(tx, Row)`
    select i.id::text, i.mobile, i.sent_at < now() - interval '60 seconds' as rested from company_invitation i
    where i.id = ${id} and i.company_id = ${own.companyId} and i.state = 'open' and ${withinDepartments(own, 'i.department_id')}`;
  if (!open) throw refuse('kernel.not_found');
  return open;
};
