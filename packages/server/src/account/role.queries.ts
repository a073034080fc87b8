import { type CompanyRole, RoleHolder, type RoleMatrix, type RoleRight } from '@mall/contract/account/company-role.api.ts';
import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { givableRoles } from './givable-roles.ts';
import { roleNameIn } from './role-name-in.ts';

/** In which order the mall's own are shown. */
const standardKeys = ['company_admin', 'company_purchaser', 'company_approver', 'company_finance', 'company_viewer'];

const Held = z.array(z.tuple([z.string(), z.enum(reaches)]));
const Row = z.strictObject({
  id: Id,
  roleName: z.string(),
  remark: z.string(),
  standard: z.boolean(),
  memberCount: z.int(),
  version: z.int(),
  mine: z.boolean(),
  given: Held,
});

/** What is not on the list, or not for buyers, is no right. */
const rightsIn = (given: z.infer<typeof Held>): RoleRight[] =>
  given.flatMap(([name, reach]) => (isRightName(name) && rights[name].holders.includes('buyer') ? [{ name, reach }] : []));

const readRoles = async (tx: Tx, side: BuyerSide, language: Language): Promise<CompanyRole[]> => {
  const rows = await readRows(tx, Row)`
    select r.id::text, ${roleNameIn(language)} as "roleName", r.remark, r.company_id is null as standard, r.version,
      (select count(*)::int from member_role h join member m on m.id = h.member_id where h.role_id = r.id and m.company_id = ${side.companyId ?? null}) as "memberCount",
      exists (select from member_role h where h.role_id = r.id and h.member_id = ${side.memberId}) as mine,
      (select coalesce(json_agg(json_build_array(g.right_name, g.reach) order by g.right_name), '[]'::json) from role_right g where g.role_id = r.id) as given
    from role r where ${givableRoles(side.companyId)}
    order by r.company_id is not null, array_position(${sqlList(standardKeys, 'text')}, r.key), r.id`;
  return rows.map(({ given, ...row }) => ({ ...row, rights: rightsIn(given) }));
};

export const listRoles = async (tx: Tx, side: BuyerSide, language: Language) =>
  (await readRoles(tx, side, language)).map(({ id, roleName, remark, standard, memberCount }) => ({
    id,
    roleName,
    remark,
    standard,
    memberCount,
  }));

const BaseRow = z.strictObject({ given: Held });

export const readMatrix = async (tx: Tx, side: BuyerSide, language: Language): Promise<RoleMatrix> => {
  const base = await readRows(tx, BaseRow)`
    select coalesce(json_agg(json_build_array(g.right_name, g.reach) order by g.right_name), '[]'::json) as given
    from role r join role_right g on g.role_id = r.id where r.company_id is null and r.key = 'enterprise'`;
  return {
    roles: await readRoles(tx, side, language),
    base: rightsIn(base[0]?.given ?? []),
    held: rightsIn([...side.rights]),
  };
};

/** A role that this side's company can give; another's is not there. */
export const requireGivable = async (tx: Tx, side: BuyerSide, id: Id, language: Language = fallbackLanguage): Promise<CompanyRole> => {
  const found = (await readRoles(tx, side, language)).find((role) => role.id === id);
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** By name, at most as many as a page can show. */
const mostHolders = 200;

export const listHolders = async (tx: Tx, side: BuyerSide, id: Id, language: Language): Promise<RoleHolder[]> => {
  await requireGivable(tx, side, id);
  return readRows(tx, RoleHolder)`
    select m.id::text as "memberId", m.member_name as "memberName", coalesce(d.name, '') as "departmentName", m.id = ${side.memberId} as me,
      to_json(array(select ${roleNameIn(language)} from member_role o join role r on r.id = o.role_id where o.member_id = m.id and r.id <> ${id} and ${givableRoles(side.companyId)} order by r.id)) as "otherRoles",
      coalesce((select (array['own', 'department', 'company'])[max(array_position(array['own', 'department', 'company'], g.reach))]
        from role r join role_right g on g.role_id = r.id and g.right_name = 'personalCenterBase:myOrders:view'
        where (r.company_id is null and r.key = 'enterprise') or (r.id in (select role_id from member_role where member_id = m.id) and ${givableRoles(side.companyId)})), 'none') as sees
    from member_role h join member m on m.id = h.member_id left join department d on d.id = m.department_id
    where h.role_id = ${id} and m.company_id = ${side.companyId ?? null}
      and exists (select from (select m.id as member_id, m.company_id, m.department_id) p where ${within(side, 'p')})
    order by m.member_name, m.id limit ${mostHolders}`;
};
