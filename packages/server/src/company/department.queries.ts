import { right } from '@mall/contract/account/rights.ts';
import { CompanyOrg, type DepartmentNode, type Sight } from '@mall/contract/company/department.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import * as z from 'zod';
import { givableRoles } from '../account/givable-roles.ts';
import { holdsRight } from '../account/standing.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companySide, withinDepartments } from './company-side.ts';
import { departmentsUnder } from './departments-under.ts';
import { requireDepartment } from './require-department.ts';

const Row = z.strictObject({
  id: Id,
  parentId: Id.nullable(),
  name: z.string(),
  code: z.string(),
  headId: Id.nullable(),
  headName: z.string().nullable(),
  people: z.int(),
  closed: z.boolean(),
  mergedInto: z.string().nullable(),
  spentFen: z.number(),
  units: z.array(z.string()),
  costCentres: z.array(z.string()),
});
type Row = z.infer<typeof Row>;

type Summed = { node: DepartmentNode; spentFen: number };

const nodesOf = (rows: readonly Row[]): DepartmentNode[] => {
  const ids = new Set(rows.map((row) => row.id));
  // Where the asker's sight begins is the top of what he is shown.
  const under = Map.groupBy(rows, (row) => (row.parentId !== null && ids.has(row.parentId) ? row.parentId : null));
  const build = (parent: string | null): Summed[] =>
    (under.get(parent) ?? []).map(({ headId, headName, spentFen: own, ...row }) => {
      const below = build(row.id);
      const spentFen = below.reduce((sum, child) => sum + child.spentFen, own);
      const children = below.map(({ node }) => node);
      const node = {
        ...row,
        head: headId !== null && headName !== null ? { id: headId, name: headName } : null,
        peopleBelow: children.reduce((sum, child) => sum + child.peopleBelow, row.people),
        spent: toYuan(fen(spentFen)),
        children,
      };
      return { node, spentFen };
    });
  return build(null).map(({ node }) => node);
};

/** The departments as far as the asker reaches, those that were closed last. */
export const listDepartments = async (tx: Tx, side: BuyerSide): Promise<DepartmentNode[]> => {
  const own = companySide(side);
  const rows = await readRows(tx, Row)`
    select d.id::text, d.parent_id::text as "parentId", d.name, d.code, h.id::text as "headId", h.member_name as "headName", d.closed_at is not null as closed,
      (select into_.name from department into_ where into_.id = d.merged_into and into_.company_id = d.company_id) as "mergedInto", coalesce(bought.fen, 0)::float8 as "spentFen",
      (select count(*) from member m where m.department_id = d.id and m.company_id = d.company_id)::int as people,
      array(select u.name from purchase_unit u where u.department_id = d.id order by u.sort, u.id) as units,
      array(select c.code || ' ' || c.name from cost_centre c where c.department_id = d.id order by c.code) as "costCentres"
    from department d left join member h on h.id = d.head_member_id and h.company_id = d.company_id
    left join (select o.department_id, sum(o.payable_fen) as fen from shop_order o
      where o.company_id = ${own.companyId} and o.created_at >= date_trunc('month', now()) and o.state <> 'cancelled' group by o.department_id) bought
      on bought.department_id = d.id
    where d.company_id = ${own.companyId} and ${withinDepartments(own, 'd.id')} order by d.closed_at is not null, d.sort, d.id`;
  return nodesOf(rows);
};

export const readOrg = async (tx: Tx, side: BuyerSide): Promise<CompanyOrg> => {
  const { companyId } = companySide(side);
  const [org] = await readRows(tx, CompanyOrg)`
    with recursive level as (select id, 1 as n from department where company_id = ${companyId} and parent_id is null and closed_at is null
      union all select d.id, level.n + 1 from department d join level on d.parent_id = level.id where d.closed_at is null)
    select c.id::text, c.name, (select count(*) from level)::int as departments, (select coalesce(max(n), 0) from level)::int as levels,
      (select count(*) from member m where m.company_id = c.id)::int as people, (select count(*) from purchase_unit u where u.company_id = c.id)::int as units,
      (select count(*) from cost_centre x where x.company_id = c.id)::int as "costCentres",
      (select count(*) from role r where ${givableRoles(companyId)})::int as roles
    from company c where c.id = ${companyId}`;
  return org as CompanyOrg;
};

const seeOrders: string = right('personalCenterBase:myOrders:view');
const SightRow = z.strictObject({ people: z.int(), orders: z.int(), loses: z.array(z.string()), gains: z.array(z.string()) });

/**
 * Who would see the orders of a department no more if it went under another, and who would. Whose right reaches the company sees them before
 * and after; whose right reaches his department sees those of the departments below it.
 */
export const readSight = async (tx: Tx, side: BuyerSide, id: Id, parentId: Id | undefined): Promise<Sight> => {
  const own = companySide(side);
  const { parentId: from } = await requireDepartment(tx, own, id);
  if (parentId !== undefined) await requireDepartment(tx, own, parentId);
  const [sight] = await readRows(tx, SightRow)`
    with recursive
      above as (select id, parent_id from department where id = ${from}::bigint union select d.id, d.parent_id from department d join above on d.id = above.parent_id),
      beyond as (select id, parent_id from department where id = ${parentId ?? null}::bigint union select d.id, d.parent_id from department d join beyond on d.id = beyond.parent_id),
      under as (${departmentsUnder(id)}),
      head as (
        select m.id, m.member_name as name, m.department_id from member m where m.company_id = ${own.companyId} and m.enabled
          and ${holdsRight(seeOrders, ['department'])} and not ${holdsRight(seeOrders, ['company'])})
    select (select count(*) from member m where m.company_id = ${own.companyId} and m.department_id in (select id from under))::int as people,
      (select count(*) from shop_order o where o.company_id = ${own.companyId} and o.department_id in (select id from under))::int as orders,
      array(select name from head where department_id in (select id from above except select id from beyond) order by id) as loses,
      array(select name from head where department_id in (select id from beyond except select id from above) order by id) as gains`;
  return sight ?? { people: 0, orders: 0, loses: [], gains: [] };
};

const IdOnly = z.strictObject({ id: Id });

/** A department and all below it. */
export const idsUnder = async (tx: Tx, id: Id): Promise<Id[]> =>
  (await readRows(tx, IdOnly)`select id::text from (${departmentsUnder(id)}) under`).map((row) => row.id);

const Depth = z.strictObject({ deep: z.int() });

/** How many levels stand above and including a department; none: 0. */
export const levelOf = async (tx: Tx, id: Id | null): Promise<number> => {
  const [row] = await readRows(tx, Depth)`
    with recursive above as (select id, parent_id from department where id = ${id}::bigint union select d.id, d.parent_id from department d join above on d.id = above.parent_id)
    select count(*)::int as deep from above`;
  return row?.deep ?? 0;
};

/** How many levels of open departments a department has, itself included. */
export const heightOf = async (tx: Tx, id: Id): Promise<number> => {
  const [row] = await readRows(tx, Depth)`
    with recursive under as (select ${id}::bigint as id, 1 as n union select d.id, under.n + 1 from department d join under on d.parent_id = under.id where d.closed_at is null)
    select max(n)::int as deep from under`;
  return row?.deep ?? 1;
};
