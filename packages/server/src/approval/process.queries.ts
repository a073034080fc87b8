import { ApprovalNode, type Entry } from '@mall/contract/approval/approval.rules.ts';
import {
  type ApprovalPerson,
  type NodeShown,
  type ProcessDetail,
  ProcessSummary,
  type processApi,
} from '@mall/contract/approval/process.api.ts';
import type { DataOf, QueryOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { givableRoles } from '../account/givable-roles.ts';
import { roleNameIn } from '../account/role-name-in.ts';
import { type CompanySide, colleagues, companySide } from '../company/company-side.ts';
import { departmentsUnder } from '../company/departments-under.ts';
import { requireDepartment } from '../company/require-department.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import { type Approvers, listPeople, mayApprove, readApprovers } from './approvers.ts';
import { departmentsOf } from './list-fitting.ts';
import { readConditionNames } from './named-conditions.ts';
import { namedIn, readSelfLimit } from './plan-approval.ts';
import { hasSomebody } from './process-faults.ts';
import { noEntry } from './require-own-process.ts';

const columns = sql`
  p.id::text, p.company_id::text as "parentId", (select m.member_name from member m where m.id = p.member_id) as "nickName", p.department_id::text as "deptId",
  coalesce((select d.name from department d where d.id = p.department_id), '') as "deptName", p.name, p.biz_type as "bizType", p.state as status, p.version, p.draft_version as "draftVersion",
  coalesce((select jsonb_array_length(v.nodes) from approval_version v where v.process_id = p.id and v.version = coalesce(p.draft_version, p.version)), 0) as "nodeCount",
  (select count(*)::int from approval_request r where r.process_id = p.id and r.state = 'running') as running, ${timeText(sql`p.updated_at`)} as "updateDate"`;

const most = 200;
const listWhere = ({ companyId }: CompanySide, where: SQL): SQL => sql`p.company_id = ${companyId} and p.state <> 'removed' and ${where}`;
/** As far as the reader's right reaches. */
const seen = (own: CompanySide): SQL => within(own, 'p');

const readSummaries = (tx: Tx, own: CompanySide, where: SQL, page: SQL = sql`limit ${most}`): Promise<ProcessSummary[]> =>
  readRows(tx, ProcessSummary)`
    select ${columns} from approval_process p where ${listWhere(own, where)} order by p.department_id nulls first, p.name, p.id ${page}`;

export const listProcesses = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit, word, deptId, status }: QueryOf<typeof processApi.page>,
): Promise<PageOf<ProcessSummary>> => {
  const own = companySide(side);
  const conditions = [seen(own)];
  if (word) conditions.push(sql`p.name ilike ${likePattern(word)}`);
  if (deptId) conditions.push(sql`p.department_id = ${deptId}`);
  if (status) conditions.push(sql`p.state = ${status}`);
  const where = sql.join(conditions, sql` and `);
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from approval_process p where ${listWhere(own, where)}`;
  return { total: counted?.total ?? 0, list: await readSummaries(tx, own, where, sql`limit ${limit} offset ${(page - 1) * limit}`) };
};

export const listByName = (tx: Tx, side: BuyerSide, name: string): Promise<ProcessSummary[]> =>
  readSummaries(tx, companySide(side), sql`p.name ilike ${likePattern(name)} and ${seen(companySide(side))}`, sql`limit 20`);

/** The processes of a department, and those that are in force for it: its own, or those of the nearest above it that has any. From where they come is told to whoever asks; which they are, to who sees them. */
export const listByDepartment = async (tx: Tx, side: BuyerSide, deptId: Id): Promise<DataOf<typeof processApi.byDept>> => {
  const own = companySide(side);
  await requireDepartment(tx, own, deptId);
  const above = await departmentsOf(tx, { companyId: own.companyId, departmentId: deptId });
  const asked = sql`(p.department_id is null or p.department_id = any (${sqlList(above)}))`;
  const enabled = (await readSummaries(tx, own, asked)).filter(({ status }) => status === 'enabled');
  const place = [...above, null].find((id) => enabled.some((process) => process.deptId === id));
  const level = place === undefined ? 'none' : place === null ? 'company' : place === deptId ? 'own' : 'above';
  const shown = await readSummaries(tx, own, sql`${asked} and ${seen(own)}`);
  const inForce = shown.filter((process) => process.status === 'enabled' && process.deptId === place);
  return { own: shown.filter((process) => process.deptId === deptId), inForce, level };
};

const NameRow = z.strictObject({ id: Id, name: z.string() });
const namesOf = async (tx: Tx, query: SQL): Promise<Record<Id, string>> =>
  Object.fromEntries((await readRows(tx, NameRow)`${query}`).map(({ id, name }) => [id, name]));

const shownNode = (node: ApprovalNode, approvers: Approvers, roles: Readonly<Record<Id, string>>, language: Language): NodeShown => {
  const named = node.by.kind === 'people' ? node.by.memberIds : [];
  const withRole = ({ roleIds }: { roleIds: readonly Id[] }) => node.by.kind === 'role' && roleIds.includes(node.by.roleId);
  const people = [...approvers.people.values()].filter((one) => named.includes(one.memberId) || withRole(one));
  return {
    ...node,
    people: people
      .toSorted((one, other) => named.indexOf(one.memberId) - named.indexOf(other.memberId))
      .map(({ roleIds: _roles, administrator: _administrator, ...person }): ApprovalPerson => person),
    roleName: node.by.kind === 'role' ? (roles[node.by.roleId] ?? '') : '',
    fault: hasSomebody(node, approvers) ? '' : refusalEnvelope(refuse('approval.node_empty', { node: node.name }), language).msg,
  };
};

const VersionRow = z.strictObject({
  version: z.int(),
  state: z.enum(['draft', 'live', 'past']),
  byName: z.string(),
  date: z.string(),
  running: z.int(),
  entry: z.custom<Entry>(),
  nodes: z.array(ApprovalNode),
});

export const requireProcessDetail = async (
  tx: Tx,
  side: BuyerSide,
  { id, version: asked }: { id: Id; version?: number | undefined },
  language: Language,
): Promise<ProcessDetail> => {
  const own = companySide(side);
  const [summary] = await readSummaries(tx, own, sql`p.id = ${id} and ${seen(own)}`);
  if (!summary) throw refuse('kernel.not_found');
  const versions = await readRows(tx, VersionRow)`
    select v.version, case when v.version = p.draft_version then 'draft' when v.version = p.version then 'live' else 'past' end as state,
      (select m.member_name from member m where m.id = v.member_id) as "byName", ${timeText(sql`v.created_at`)} as date,
      (select count(*)::int from approval_request r where r.process_id = p.id and r.version = v.version and r.state = 'running') as running, v.entry, v.nodes
    from approval_process p join approval_version v on v.process_id = p.id where p.id = ${id} order by v.version desc limit 50`;
  const shown = versions.find(({ version }) => version === (asked ?? summary.draftVersion ?? summary.version));
  if (asked !== undefined && !shown) throw refuse('kernel.not_found');
  const nodes = shown?.nodes ?? [];
  const entry = shown?.entry ?? noEntry;
  const { roleIds, memberIds } = namedIn(nodes);
  const approvers = await readApprovers(tx, { companyId: own.companyId, departmentId: summary.deptId, memberIds, roleIds });
  const roles = await namesOf(
    tx,
    sql`select r.id::text, ${roleNameIn(language)} as name from role r where r.id = any (${sqlList(roleIds)}) and ${givableRoles(own.companyId)}`,
  );
  const conditions = [...entry.conditions, ...nodes.flatMap((node) => node.conditions)];
  return {
    ...summary,
    ...entry,
    conditions: [...entry.conditions],
    nodes: nodes.map((node) => shownNode(node, approvers, roles, language)),
    names: await readConditionNames(tx, conditions, own.companyId, language),
    versions: versions.map(({ entry: _entry, nodes: _nodes, ...version }) => version),
  };
};

const CompanyRow = z.strictObject({ id: Id, name: z.string(), parentId: Id.nullable() });

/** The own company and those under it, or those under one of these; nothing of anybody else's. */
export const listCompanies = async (tx: Tx, side: BuyerSide, parentId: Id | undefined): Promise<z.infer<typeof CompanyRow>[]> => {
  const { companyId } = companySide(side);
  const rows = await readRows(tx, CompanyRow)`
    with recursive under as (
      select id, parent_id, name, 0 as depth from company where id = ${companyId}
      union all select c.id, c.parent_id, c.name, under.depth + 1 from company c join under on c.parent_id = under.id where under.depth < 5)
    select id::text, name, case when id = ${companyId} then null else parent_id::text end as "parentId" from under order by depth, id limit ${most}`;
  if (parentId === undefined) return rows;
  if (!rows.some(({ id }) => id === parentId)) throw refuse('kernel.not_found');
  return rows.filter((row) => row.parentId === parentId);
};

export const listColleagues = async (
  tx: Tx,
  side: BuyerSide,
  { deptId, word }: QueryOf<typeof processApi.members>,
): Promise<ApprovalPerson[]> => {
  const own = companySide(side);
  if (deptId !== undefined) await requireDepartment(tx, own, deptId);
  const conditions = [colleagues(own)];
  if (deptId !== undefined) conditions.push(sql`m.department_id in (${departmentsUnder(deptId)})`);
  if (word) conditions.push(sql`m.member_name ilike ${likePattern(word)}`);
  return listPeople(tx, own.companyId, { where: sql.join(conditions, sql` and `) });
};

/** Colleagues who can decide, without the asker. */
export const listDeciders = (tx: Tx, side: BuyerSide, word: string | undefined): Promise<ApprovalPerson[]> => {
  const { companyId, memberId } = companySide(side);
  const called = word ? sql`m.member_name ilike ${likePattern(word)}` : sql`true`;
  return listPeople(tx, companyId, { where: sql`m.id <> ${memberId} and ${called} and ${mayApprove(sql`${companyId}`)}`, most: 100 });
};

const ProjectRow = z.strictObject({ id: Id, code: z.string(), name: z.string() });

/** What a condition can name, whatever the designer himself orders for or sees the budget of. */
export const listProjectsToName = (tx: Tx, side: BuyerSide, word: string | undefined): Promise<z.infer<typeof ProjectRow>[]> => {
  const { companyId } = companySide(side);
  const called = word ? sql`(p.name ilike ${likePattern(word)} or p.code ilike ${likePattern(word)})` : sql`true`;
  return readRows(tx, ProjectRow)`
    select p.id::text, p.code, p.name from project p where p.company_id = ${companyId} and ${called} order by p.state = 'open' desc, p.name, p.id limit 50`;
};

const RoleRow = z.strictObject({ roleId: Id, name: z.string(), people: z.int() });

export const listRoles = (tx: Tx, side: BuyerSide, language: Language): Promise<z.infer<typeof RoleRow>[]> => {
  const { companyId } = companySide(side);
  return readRows(tx, RoleRow)`
    select r.id::text as "roleId", ${roleNameIn(language)} as name, (select count(*)::int from member m join member_role h on h.member_id = m.id and h.role_id = r.id where ${mayApprove(sql`${companyId}`)}) as people
    from role r where ${givableRoles(companyId)} order by r.company_id nulls first, r.id`;
};

const OaRow = z.strictObject({ oa: z.boolean() });

export const readOaSwitch = async (tx: Tx, companyId: Id | undefined): Promise<boolean> => {
  const [row] = await readRows(tx, OaRow)`select oa_enabled as oa from approval_setting where company_id = ${companyId ?? null}::bigint`;
  return row?.oa ?? false;
};

export const readSetting = async (tx: Tx, side: BuyerSide): Promise<DataOf<typeof processApi.setting>> => {
  const { companyId } = companySide(side);
  return { selfLimit: toYuan(fen(await readSelfLimit(tx, companyId))), oaSwitch: await readOaSwitch(tx, companyId) };
};
