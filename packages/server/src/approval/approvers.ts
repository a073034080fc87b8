import { right } from '@mall/contract/account/rights.ts';
import { ApprovalPerson } from '@mall/contract/approval/process.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators } from '../account/administrators.ts';
import { notFrozen } from '../account/not-frozen.ts';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';

const decide: string = right('approval:decide');

/** Whether a member `m` can decide for this company at this moment. */
export const mayApprove = (companyId: SQL): SQL =>
  sql`(m.company_id = ${companyId} and m.audience = 'buyer' and m.enabled and ${notFrozen} and ${holdsRight(decide)})`;

/** What is shown of a member `m`. */
const personColumns = (companyId: Id): SQL => sql`
  m.id::text as "memberId", m.member_name as name, coalesce((select d.name from department d where d.id = m.department_id), '') as "departmentName",
  coalesce((select s.title from sub_account s where s.member_id = m.id and s.company_id = m.company_id), '') as title,
  exists (select from department h where h.head_member_id = m.id and h.company_id = ${companyId} and h.closed_at is null) as "isHead",
  ${mayApprove(sql`${companyId}`)} as "mayApprove"`;

const Approver = ApprovalPerson.extend({ roleIds: z.array(Id), administrator: z.boolean() });
type Approver = z.infer<typeof Approver>;

/** Whom nodes can come to: those whom they name, the heads above somebody, nearest first, and the administrators. */
export type Approvers = {
  readonly people: ReadonlyMap<Id, Approver>;
  readonly heads: readonly Id[];
  readonly administrators: readonly Id[];
};

const Head = z.strictObject({ id: Id });

/** Departments from one upwards, nearest first; another company's are none. */
export const departmentsAbove = (departmentId: Id | null, companyId: Id): SQL => sql`
  with recursive above as (
    select id, parent_id, head_member_id, 0 as depth from department where id = ${departmentId}::bigint and company_id = ${companyId}
    union all select d.id, d.parent_id, d.head_member_id, above.depth + 1 from department d join above on d.id = above.parent_id where above.depth < 20)`;

type Asked = { companyId: Id; departmentId: Id | null; memberIds: readonly Id[]; roleIds: readonly Id[] };

export const readApprovers = async (tx: Tx, { companyId, departmentId, memberIds, roleIds }: Asked): Promise<Approvers> => {
  const heads = await readRows(tx, Head)`
    ${departmentsAbove(departmentId, companyId)} select head_member_id::text as id from above where head_member_id is not null order by depth`;
  const named = [...memberIds, ...heads.map(({ id }) => id)];
  const rows = await readRows(tx, Approver)`
    select ${personColumns(companyId)}, array(select h.role_id::text from member_role h where h.member_id = m.id and h.role_id = any (${sqlList(roleIds)})) as "roleIds",
      (${administrators(companyId)}) as administrator
    from member m
    where m.company_id = ${companyId} and m.audience = 'buyer' and (m.id = any (${sqlList(named)})
      or exists (select from member_role h where h.member_id = m.id and h.role_id = any (${sqlList(roleIds)})) or (${administrators(companyId)}))
    order by m.id limit 500`;
  const people = new Map(rows.map((row) => [row.memberId, row]));
  const can = (id: Id) => people.get(id)?.mayApprove === true;
  return {
    people,
    heads: [...new Set(heads.map(({ id }) => id))].filter(can),
    administrators: rows.filter((row) => row.administrator && row.mayApprove).map((row) => row.memberId),
  };
};

/** Colleagues to choose from. */
export const listPeople = (
  tx: Tx,
  companyId: Id,
  { where = sql`true`, most = 200 }: { where?: SQL; most?: number } = {},
): Promise<ApprovalPerson[]> =>
  readRows(tx, ApprovalPerson)`
    select ${personColumns(companyId)} from member m where m.company_id = ${companyId} and m.audience = 'buyer' and ${where}
    order by m.enabled desc, m.department_id nulls first, m.id limit ${most}`;
