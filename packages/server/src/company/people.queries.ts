import { Person, type peopleApi } from '@mall/contract/company/people.api.ts';
import type { DataOf, QueryOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators } from '../account/administrators.ts';
import { maskMobile } from '../account/mask-mobile.ts';
import { roleNameIn } from '../account/role-name-in.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { type CompanySide, companySide } from './company-side.ts';
import { requirePerson } from './require-person.ts';
import { holdsAll, listRoles, rolesOf } from './role-rights.ts';
import { whereByWhom } from './sight.queries.ts';

type Page = DataOf<typeof peopleApi.page>;

const Row = Person.omit({ isSelf: true, limit: true, orderLimit: true, spent: true }).extend({
  limitFen: z.number().nullable(),
  orderLimitFen: z.number().nullable(),
  spentFen: z.number(),
});

/** A company's people and those who are invited, as `p`. */
const everybody = (companyId: Id): SQL => sql`
  select m.id, m.id as member_id, false as invited, m.member_name as name, m.mobile, m.company_id, m.department_id, coalesce(s.title, '') as title,
    s.month_limit_fen, s.order_limit_fen, array(select h.role_id from member_role h where h.member_id = m.id) as role_ids, case when m.enabled then 'enabled' else 'disabled' end as state
  from member m left join sub_account s on s.member_id = m.id and s.company_id = m.company_id
  where m.company_id = ${companyId} and m.audience = 'buyer'
  union all
  select i.id, 0, true, i.name, i.mobile, i.company_id, i.department_id, i.title, i.month_limit_fen, i.order_limit_fen, i.role_ids, 'invited'
  from company_invitation i where i.company_id = ${companyId} and i.state = 'open'`;

const whereOf = ({ word, deptId, below, roleId, state }: QueryOf<typeof peopleApi.page>): SQL => {
  const conditions = [sql`true`];
  if (word)
    conditions.push(sql`(p.name ilike ${likePattern(word)} or p.mobile like ${likePattern(word)} or p.title ilike ${likePattern(word)})`);
  if (deptId && below === '0') conditions.push(sql`p.department_id = ${deptId}`);
  else conditions.push(...whereByWhom({ departmentId: deptId }, 'p'));
  if (roleId) conditions.push(sql`${roleId}::bigint = any (p.role_ids)`);
  if (state) conditions.push(sql`p.state = ${state}`);
  return sql.join(conditions, sql` and `);
};

/** Ordered by somebody for a company since the month began, as the limit counts it: what he placed, whoever goes on with it now. */
export const spentThisMonth = (memberId: SQL, companyId: SQL): SQL => sql`
  (select coalesce(sum(o.payable_fen), 0) from shop_order o
   where ((o.member_id = ${memberId} and o.placed_by is null) or o.placed_by = ${memberId}) and o.company_id = ${companyId}
     and o.created_at >= date_trunc('month', now()) and o.state <> 'cancelled')`;

const moneyOf = (amount: number | null) => (amount === null ? null : toYuan(fen(amount)));

const Totals = z.strictObject({ total: z.int(), people: z.int(), enabled: z.int() });

/** The company's people as far as the asker sees, by department and in the order in which they came; those who are invited last. */
export const listPeople = async (tx: Tx, side: BuyerSide, query: QueryOf<typeof peopleApi.page>, language: Language): Promise<Page> => {
  const own = companySide(side);
  const seen = sql`from (${everybody(own.companyId)}) p where ${within(own, 'p')}`;
  const asked = whereOf(query);
  const [totals] = await readRows(tx, Totals)`
    select count(*) filter (where ${asked})::int as total, count(*)::int as people, count(*) filter (where p.state = 'enabled')::int as enabled ${seen}`;
  const rows = await readRows(tx, Row)`
    with page as (select p.* ${seen} and ${asked} order by p.invited, p.department_id nulls first, p.id limit ${query.limit} offset ${(query.page - 1) * query.limit}),
      admins as (select m.id, count(*) over () as n from member m where ${administrators(own.companyId)})
    select p.id::text, p.invited, p.name, p.mobile, p.department_id::text as "departmentId", coalesce(d.name, '') as "departmentName", p.title,
      not p.invited and exists (select from department h where h.head_member_id = p.id and h.company_id = p.company_id and h.closed_at is null) as "isHead",
      (select coalesce(json_agg(json_build_object('id', r.id::text, 'name', ${roleNameIn(language)}) order by r.id), '[]'::json) from role r where r.id = any (p.role_ids)) as roles,
      p.month_limit_fen::float8 as "limitFen", p.order_limit_fen::float8 as "orderLimitFen", ${spentThisMonth(sql`p.member_id`, sql`p.company_id`)}::float8 as "spentFen", p.state,
      not p.invited and exists (select from admins a where a.id = p.id and a.n = 1) as "onlyAdministrator"
    from page p left join department d on d.id = p.department_id order by p.invited, p.department_id nulls first, p.id`;
  const list = rows.map(
    ({ limitFen, orderLimitFen, spentFen, mobile, ...row }): Person => ({
      ...row,
      mobile: maskMobile(mobile),
      isSelf: !row.invited && row.id === own.memberId,
      limit: moneyOf(limitFen),
      orderLimit: moneyOf(orderLimitFen),
      spent: toYuan(fen(spentFen)),
    }),
  );
  return { list, total: totals?.total ?? 0, people: totals?.people ?? 0, enabled: totals?.enabled ?? 0 };
};

export const listRolesOf = async (tx: Tx, side: BuyerSide, id: Id, language: Language) => {
  await requirePerson(tx, companySide(side), id);
  return (await rolesOf(tx, id, language)).map((role) => ({ id: role.id, name: role.name }));
};

export const listGivenRoles = async (tx: Tx, side: BuyerSide, language: Language): Promise<DataOf<typeof peopleApi.roleList>> => {
  const own: CompanySide = companySide(side);
  return (await listRoles(tx, own.companyId, undefined, language)).map((role) => ({
    id: role.id,
    key: role.key,
    name: role.name,
    mayGive: holdsAll(own, role.rights),
  }));
};

const Open = z.strictObject({ orders: z.int(), afterSales: z.int() });

/** What somebody has begun for the company and not ended. */
export const countOpen = async (tx: Tx, companyId: Id, memberId: Id): Promise<z.infer<typeof Open>> => {
  const [open] = await readRows(tx, Open)`
    select (select count(*) from shop_order o where o.member_id = ${memberId} and o.company_id = ${companyId} and o.state not in ('done', 'cancelled'))::int as orders,
      (select count(*) from after_sale a where a.member_id = ${memberId} and a.company_id = ${companyId}
        and a.state in ('applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent'))::int as "afterSales"`;
  return open ?? { orders: 0, afterSales: 0 };
};

export const listOpenOf = async (tx: Tx, side: BuyerSide, id: Id) => {
  const own = companySide(side);
  await requirePerson(tx, own, id);
  return countOpen(tx, own.companyId, id);
};

const Mine = z.strictObject({
  id: Id,
  companyName: z.string(),
  invitedBy: z.string(),
  departmentName: z.string(),
  roles: z.array(z.string()),
});

/** Invitations to the asker's mobile; who is of a company has none. */
export const listInvitations = (tx: Tx, side: BuyerSide, language: Language): Promise<z.infer<typeof Mine>[]> =>
  readRows(tx, Mine)`
    select i.id::text, c.name as "companyName", b.member_name as "invitedBy", coalesce(d.name, '') as "departmentName",
      array(select ${roleNameIn(language)} from role r where r.id = any (i.role_ids) order by r.id) as roles
    from member m join company_invitation i on i.mobile = m.mobile and i.state = 'open' join company c on c.id = i.company_id
    join member b on b.id = i.invited_by left join department d on d.id = i.department_id
    where m.id = ${side.memberId} and m.company_id is null order by i.id`;
