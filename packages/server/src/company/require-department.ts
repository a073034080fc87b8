import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type CompanySide, withinDepartments } from './company-side.ts';

const Row = z.strictObject({ id: Id, parentId: Id.nullable(), name: z.string(), code: z.string(), headId: Id.nullable() });
export type DepartmentRow = z.infer<typeof Row>;

/** An open department of the company, as far as the asker reaches. */
export const requireDepartment = async (tx: Tx, side: CompanySide, id: Id): Promise<DepartmentRow> => {
  const [found] = await readRows(tx, Row)`
    select d.id::text, d.parent_id::text as "parentId", d.name, d.code, d.head_member_id::text as "headId" from department d
    where d.id = ${id} and d.company_id = ${side.companyId} and d.closed_at is null and ${withinDepartments(side, 'd.id')}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** Where somebody or something is put. Nowhere is the company itself, which only who reaches all of it may choose. */
export const requirePlace = async (tx: Tx, side: CompanySide, departmentId: Id | null): Promise<void> => {
  if (departmentId !== null) await requireDepartment(tx, side, departmentId);
  else if (side.reach !== 'company') throw refuse('company.department_gone');
};
