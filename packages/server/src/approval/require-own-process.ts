import { ApprovalNode, type Entry } from '@mall/contract/approval/approval.rules.ts';
import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lockPeopleOf } from '../account/administrators.ts';
import { type CompanySide, companySide } from '../company/company-side.ts';
import { requireDepartment } from '../company/require-department.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({
  id: Id,
  departmentId: Id.nullable(),
  name: z.string(),
  bizType: z.enum(bizTypes),
  state: z.enum(['draft', 'enabled', 'disabled']),
  version: z.int(),
  draftVersion: z.int().nullable(),
  entry: z.custom<Entry>().nullable(),
  nodes: z.array(ApprovalNode).nullable(),
});
export type OwnProcess = z.infer<typeof Row>;

export const noEntry: Entry = { match: 'all', conditions: [] };

/** A process of the asker's company, with the nodes of its draft, or of what is in force. */
export const requireOwnProcess = async (tx: Tx, { companyId }: CompanySide, id: Id, seen: SQL = sql``): Promise<OwnProcess> => {
  const [row] = await readRows(tx, Row)`
    select p.id::text, p.department_id::text as "departmentId", p.name, p.biz_type as "bizType", p.state, p.version, p.draft_version as "draftVersion", v.entry, v.nodes
    from approval_process p left join approval_version v on v.process_id = p.id and v.version = coalesce(p.draft_version, p.version)
    where p.id = ${id} and p.company_id = ${companyId} and p.state <> 'removed' ${seen}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

/** One change of a company's processes at a time: two that are enabled together would each find the other not in force. */
export const lockProcesses = async (tx: Tx, side: BuyerSide): Promise<CompanySide> => {
  const own = companySide(side);
  await lockPeopleOf(tx, own.companyId);
  return own;
};

/** Where a process is put: a department of the company, or the company itself. */
export const requirePlaceOf = async (tx: Tx, own: CompanySide, departmentId: Id | null): Promise<void> => {
  if (departmentId !== null) await requireDepartment(tx, { ...own, reach: 'company' }, departmentId);
};
