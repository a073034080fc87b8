import { companyMost } from '@mall/contract/company/people.rules.ts';
import { sightMost } from '@mall/contract/company/sight.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { leftOf, shownPercent, standingOf } from '@mall/contract/project/budget.rules.ts';
import {
  type Project,
  type ProjectChoice,
  type ProjectFilter,
  type ProjectPageQuery,
  ProjectParts,
  ProjectSum,
} from '@mall/contract/project/project.api.ts';
import { projectStates } from '@mall/contract/project/project.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { colleagues, companySide } from '../company/company-side.ts';
import { departmentsUnder } from '../company/departments-under.ts';
import { readSight } from '../company/sight.queries.ts';
import { listCentres } from '../company/unit.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, reachesRow, type Side, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { choosable, seesBudget } from './projects-for-orders.ts';

const Row = z.strictObject({
  id: Id,
  companyId: Id,
  code: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  managerId: Id,
  managerName: z.string(),
  departmentId: Id.nullable(),
  departmentName: z.string(),
  costCentreId: Id.nullable(),
  costCentre: z.string(),
  strict: z.boolean(),
  shownToSeller: z.boolean(),
  state: z.enum(projectStates),
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
  warnedDate: z.string().nullable(),
  openOrders: z.number(),
});
type Row = z.infer<typeof Row>;

const columns = sql`p.id::text, p.company_id::text as "companyId", p.code, p.name, p.starts_on::text as "startDate", p.ends_on::text as "endDate",
  p.member_id::text as "managerId", m.member_name as "managerName", p.department_id::text as "departmentId", coalesce(d.name, '') as "departmentName",
  p.cost_centre_id::text as "costCentreId", coalesce(c.code || ' ' || c.name, '') as "costCentre", p.strict, p.shown_to_seller as "shownToSeller", p.state,
  p.budget_fen::float8 as "budgetFen", p.reserved_fen::float8 as "reservedFen", p.used_fen::float8 as "usedFen",
  case when p.told_percent > 0 then ${timeText(sql`p.told_at`)} end as "warnedDate",
  (select count(distinct b.order_id)::int from project_booking b where b.project_id = p.id and b.used_at is null and b.released_at is null) as "openOrders"`;
const joins = sql`join member m on m.id = p.member_id left join department d on d.id = p.department_id left join cost_centre c on c.id = p.cost_centre_id`;

const yuan = (amount: number) => toYuan(fen(amount));

/** What of it needs its manager: 80 % and more is taken. */
const needsLook = sql`(p.state = 'open' and (p.reserved_fen + p.used_fen) * 10 >= p.budget_fen * 8)`;

const actionsOf = (side: Side, row: Row): Project['actions'] => {
  if (side.kind !== 'buyer' || !('rights' in side)) return [];
  if (!reachesRow(side, side.rights.get('project:manage'), { ...row, memberId: row.managerId })) return [];
  return row.state === 'open' ? ['edit', 'budget', 'close'] : ['reopen'];
};

const projectOf = (side: Side, row: Row): Project => {
  const { companyId: _, budgetFen, reservedFen, usedFen, ...rest } = row;
  const budget = { budgetFen, reservedFen, usedFen };
  return {
    ...rest,
    standing: standingOf(row.state, budget),
    budget: yuan(budgetFen),
    reserved: yuan(reservedFen),
    used: yuan(usedFen),
    left: yuan(leftOf(budget)),
    percent: shownPercent(budget),
    actions: actionsOf(side, row),
  };
};

const whereOf = (seen: SQL, { state, attention, word, departmentId, managerId }: ProjectFilter): SQL =>
  sql.join(
    [
      seen,
      ...(state ? [sql`p.state = ${state}`] : []),
      ...(attention ? [needsLook] : []),
      ...(word ? [sql`(p.name ilike ${likePattern(word)} or p.code ilike ${likePattern(word)})`] : []),
      ...(departmentId ? [sql`p.department_id in (${departmentsUnder(departmentId)})`] : []),
      ...(managerId ? [sql`p.member_id = ${managerId}`] : []),
    ],
    sql` and `,
  );

const readPage = async (tx: Tx, side: Side, where: SQL, { page, limit }: { page: number; limit: number }): Promise<PageOf<Project>> => {
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from project p where ${where}`;
  const total = counted?.total ?? 0;
  if (total === 0) return { list: [], total };
  const rows = await readRows(tx, Row)`
    select ${columns} from project p ${joins} where ${where} order by p.state desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map((row) => projectOf(side, row)), total };
};

/** Those that are open first, the latest of them first. */
export const listProjects = (tx: Tx, side: BuyerSide, { page, limit, ...filter }: ProjectPageQuery): Promise<PageOf<Project>> =>
  readPage(tx, side, whereOf(within(companySide(side), 'p'), filter), { page, limit });

/** What the mall sees of a company's projects. */
export const listProjectsOf = (tx: Tx, side: Side, companyId: Id, paging: { page: number; limit: number }): Promise<PageOf<Project>> =>
  readPage(tx, side, sql`p.company_id = ${companyId}`, paging);

export const requireProject = async (tx: Tx, side: BuyerSide, id: Id): Promise<Project> => {
  const [row] = await readRows(tx, Row)`select ${columns} from project p ${joins} where p.id = ${id} and ${within(companySide(side), 'p')}`;
  if (!row) throw refuse('kernel.not_found');
  return projectOf(side, row);
};

const SumRow = z.strictObject({
  ...ProjectSum.pick({ total: true, open: true, attention: true, closed: true, openOrders: true, departments: true, managers: true }).shape,
  budgetFen: z.number(),
  reservedFen: z.number(),
  usedFen: z.number(),
});

const ofOpen = (column: string): SQL => sql`coalesce(sum(${sql.raw(column)}) filter (where p.state = 'open'), 0)::float8`;

/** Tabs and figures of all that the reader sees. */
export const sumProjects = async (tx: Tx, side: BuyerSide): Promise<ProjectSum> => {
  const seen = within(companySide(side), 'p');
  const [row] = await readRows(tx, SumRow)`
    select count(*)::int as total, (count(*) filter (where p.state = 'open'))::int as open, (count(*) filter (where ${needsLook}))::int as attention,
      (count(*) filter (where p.state = 'closed'))::int as closed,
      (select count(distinct b.order_id)::int from project_booking b join project p on p.id = b.project_id
        where ${seen} and b.used_at is null and b.released_at is null) as "openOrders",
      ${ofOpen('p.budget_fen')} as "budgetFen", ${ofOpen('p.reserved_fen')} as "reservedFen", ${ofOpen('p.used_fen')} as "usedFen",
      coalesce((select json_agg(json_build_object('id', d.id::text, 'name', d.name) order by d.name) from department d
        where d.id in (select p.department_id from project p where ${seen})), '[]') as departments,
      coalesce((select json_agg(json_build_object('id', m.id::text, 'name', m.member_name) order by m.member_name) from member m
        where m.id in (select p.member_id from project p where ${seen})), '[]') as managers
    from project p where ${seen}`;
  if (!row) throw new Error('a count without a row');
  const { budgetFen, reservedFen, usedFen, ...rest } = row;
  return {
    ...rest,
    budget: yuan(budgetFen),
    reserved: yuan(reservedFen),
    used: yuan(usedFen),
    left: yuan(leftOf({ budgetFen, reservedFen, usedFen })),
    mayAdd: side.rights.has('project:manage'),
  };
};

const ChoiceRow = z.strictObject({
  id: Id,
  code: z.string(),
  name: z.string(),
  costCentre: z.string(),
  strict: z.boolean(),
  leftFen: z.number(),
  seen: z.boolean(),
  last: z.boolean(),
});

/** What a settlement offers; nothing to whoever buys for himself. */
export const listChoices = async (tx: Tx, side: BuyerSide): Promise<ProjectChoice[]> => {
  if (side.companyId === undefined) return [];
  const rows = await readRows(tx, ChoiceRow)`
    select p.id::text, p.code, p.name, coalesce((select c.code || ' ' || c.name from cost_centre c where c.id = p.cost_centre_id), '') as "costCentre", p.strict, (p.budget_fen - p.reserved_fen - p.used_fen)::float8 as "leftFen", ${seesBudget(side)} as seen,
      p.id is not distinct from (select v.project_id from project_movement v where v.by_member_id = ${side.memberId} and v.kind = 'reserve' order by v.id desc limit 1) as last
    from project p where ${choosable(side)} order by p.name, p.id limit 200`;
  return rows.map(({ leftFen, seen, last, ...choice }) => ({ ...choice, left: seen ? yuan(leftFen) : null, last: last ? 1 : 0 }));
};

/** People, departments and cost centres, as far as the asker gives projects to them. */
export const readParts = async (tx: Tx, side: BuyerSide): Promise<ProjectParts> => {
  const own = companySide(side);
  const people = await readRows(tx, ProjectParts.shape.people.element)`
    select m.id::text, m.member_name as name, coalesce(d.name, '') as "departmentName" from member m left join department d on d.id = m.department_id
    where ${colleagues(own)} and m.enabled order by 2, m.id limit ${sightMost}`;
  const { departments } = await readSight(tx, side);
  const centres = await listCentres(tx, side);
  return {
    people,
    departments: departments.map(({ departmentId, ...rest }) => ({ id: departmentId, ...rest })),
    costCentres: centres.slice(0, companyMost.costCentres).map(({ id, code, name }) => ({ id, name: `${code} ${name}` })),
  };
};
