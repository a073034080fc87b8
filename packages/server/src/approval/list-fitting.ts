import { ApprovalNode, type Entry, type OrderFacts } from '@mall/contract/approval/approval.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import { fittingOf } from '@mall/contract/approval/fitting.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { departmentsAbove } from './approvers.ts';

/** Who asks: a member in his company. */
export type Requester = { memberId: Id; companyId: Id; departmentId: Id | null };

const Row = z.strictObject({
  id: Id,
  departmentId: Id.nullable(),
  departmentName: z.string(),
  name: z.string(),
  version: z.int(),
  entry: z.custom<Entry>(),
  nodes: z.array(ApprovalNode),
});
export type FittingProcess = Omit<z.infer<typeof Row>, 'entry'> & Entry;

/** The requester's own department and those above it, nearest first. */
export const departmentsOf = async (tx: Tx, { departmentId, companyId }: Pick<Requester, 'departmentId' | 'companyId'>): Promise<Id[]> =>
  (await readRows(tx, IdRow)`${departmentsAbove(departmentId, companyId)} select id::text from above order by depth`).map(({ id }) => id);

/** Every process of the company that is in force for what its people order, or for contracts. */
export const listEnabled = async (tx: Tx, companyId: Id, bizType: BizType = 'order'): Promise<FittingProcess[]> => {
  const rows = await readRows(tx, Row)`
    select p.id::text, p.department_id::text as "departmentId", coalesce(d.name, '') as "departmentName", p.name, p.version, v.entry, v.nodes
    from approval_process p join approval_version v on v.process_id = p.id and v.version = p.version left join department d on d.id = p.department_id
    where p.company_id = ${companyId} and p.state = 'enabled' and p.biz_type = ${bizType} order by p.id`;
  return rows.map(({ entry, ...row }) => ({ ...row, match: entry.match, conditions: entry.conditions }));
};

/** The processes that fit an order or a contract equally well; none when nobody has to approve it. */
export const listFitting = async (tx: Tx, requester: Requester, facts: OrderFacts): Promise<FittingProcess[]> => {
  const enabled = await listEnabled(tx, requester.companyId, facts.bizType);
  return enabled.length === 0 ? [] : fittingOf(enabled, await departmentsOf(tx, requester), facts);
};
