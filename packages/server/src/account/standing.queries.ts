import { type Reach, reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Rights } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { GivenRights, rightsOf } from './given-rights.ts';
import { notFrozen } from './not-frozen.ts';

/** The department of a member `m` and those below it; another company's is none. */
export const departmentsOf: SQL = sql`to_json(array(
  with recursive below as (
    select d.id from department d where d.id = m.department_id and d.company_id = m.company_id
    union select d.id from department d join below on d.parent_id = below.id)
  select id::text from below))`;

/** Roles `r` that give a member `m` something: what everybody of his kind has, and what he was given; one of another company or another kind of people gives nothing, even if a row says so. */
const rolesInForce: SQL = sql`r.audience = m.audience and ((r.company_id is null and r.key = case
    when m.audience <> 'buyer' then m.audience
    when m.account_type = 2 or m.company_id is not null then 'enterprise'
    else 'individual' end)
  or (r.id in (select role_id from member_role where member_id = m.id) and (r.company_id is null or r.company_id = m.company_id)))`;

/** What a member `m` may do, by all of that. */
export const rightsGiven: SQL = sql`(select coalesce(json_agg(json_build_array(g.right_name, g.reach)), '[]'::json)
  from role r join role_right g on g.role_id = r.id where ${rolesInForce})`;

/** Whether one of the roles of a member `m` gives him a right, as far as one of these. */
export const holdsRight = (name: string, asFar: readonly Reach[] = reaches): SQL => sql`exists (
  select from role r join role_right g on g.role_id = r.id where ${rolesInForce} and g.right_name = ${name} and g.reach = any (${sqlList(asFar, 'text')}))`;

const Row = z.strictObject({ companyId: Id.nullable(), departments: z.array(Id), given: GivenRights });

/** What an enabled buyer may do now, without his being there; nothing while the mall shuts him out. */
export const findStanding = async (
  tx: Tx,
  memberId: Id,
): Promise<{ companyId: Id | null; departments: readonly Id[]; rights: Rights } | undefined> => {
  const [row] = await readRows(tx, Row)`
    select m.company_id::text as "companyId", ${departmentsOf} as departments, ${rightsGiven} as given
    from member m where m.id = ${memberId} and m.enabled and ${notFrozen} and m.audience = 'buyer'`;
  return row && { companyId: row.companyId, departments: row.departments, rights: rightsOf(row.given, 'buyer') };
};
