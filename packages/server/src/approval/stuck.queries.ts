import { type StuckFilter, type StuckQuery, stuckTabs } from '@mall/contract/approval/approval.rules.ts';
import type { approvalOperationsApi, StuckDetail, StuckRequest } from '@mall/contract/approval/approval-operations.api.ts';
import type { DataOf } from '@mall/contract/kernel/call.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { administrators } from '../account/administrators.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { ResolvedNode } from './resolve-nodes.ts';
import { StandingRow, standingColumns, standingOf } from './standing.queries.ts';
import { readNodes, readSteps } from './trace.queries.ts';

/** Why a request `r` does not go on by itself; null when it does. */
export const stuckWhy: SQL = sql`case when r.state <> 'running' then null
  when r.channel = 'oa' and r.oa_state = 'failed' then 'oaFailed'
  when exists (select from approval_task k where k.request_id = r.id and k.state = 'pending' and k.member_id is null) then 'noHolder'
  when r.stuck_at <= now() then 'escalated' end`;

/** Only these can be: asked first, so that the others are not looked at. */
const mayBeStuck: SQL = sql`r.state = 'running'`;

export const StuckRow = StandingRow.extend({
  requestNo: z.string(),
  title: z.string(),
  companyName: z.string(),
  requesterName: z.string(),
  amountFen: z.number(),
  stuck: z.enum(stuckTabs).nullable(),
  startDate: z.string(),
  waitedSeconds: z.int(),
});
type StuckRow = z.infer<typeof StuckRow>;

const columns = sql`
  ${standingColumns(undefined)}, r.request_no as "requestNo", r.title, c.name as "companyName", (select m.member_name from member m where m.id = r.member_id) as "requesterName",
  r.amount_fen::float8 as "amountFen", ${stuckWhy} as stuck, ${timeText(sql`r.created_at`)} as "startDate", extract(epoch from now() - r.since)::int as "waitedSeconds"`;

const whereOf = ({ tab, word }: StuckFilter): SQL => {
  const conditions = [mayBeStuck, tab ? sql`${stuckWhy} = ${tab}` : sql`${stuckWhy} is not null`];
  if (word) {
    const like = likePattern(word);
    conditions.push(sql`(r.request_no ilike ${like} or c.name ilike ${like} or r.title ilike ${like})`);
  }
  return sql.join(conditions, sql` and `);
};

/** Every row of a filter, the longest first. */
export const stuckRows = (filter: StuckFilter): SQL =>
  sql`select ${columns} from approval_request r join company c on c.id = r.company_id where ${whereOf(filter)} order by r.since, r.id`;

const stuckOf = (row: StuckRow): StuckRequest => {
  const { requestNo, title, companyName, requesterName, amountFen, stuck, startDate, waitedSeconds, ...standing } = row;
  const { requestId, state, channel, nodeName, holders, since, dueDate } = standingOf(standing);
  const amount = toYuan(fen(amountFen));
  const said = {
    requestId,
    requestNo,
    title,
    companyName,
    requesterName,
    amount,
    state,
    channel,
    stuck,
    nodeName,
    holders,
    startDate,
    since,
    waitedSeconds,
  };
  return { ...said, ...(dueDate !== undefined && { dueDate }) };
};

const Counts = z.strictObject({ noHolder: z.int(), escalated: z.int(), oaFailed: z.int(), total: z.int() });

export const listStuck = async (tx: Tx, { page, limit, ...filter }: StuckQuery): Promise<DataOf<typeof approvalOperationsApi.page>> => {
  const [counted] = await readRows(tx, Counts)`
    with stuck as (select ${stuckWhy} as why from approval_request r where ${mayBeStuck})
    select count(*) filter (where why = 'noHolder')::int as "noHolder", count(*) filter (where why = 'escalated')::int as escalated, count(*) filter (where why = 'oaFailed')::int as "oaFailed",
      (select count(*)::int from approval_request r join company c on c.id = r.company_id where ${whereOf(filter)}) as total from stuck`;
  const { total, ...counts } = counted ?? { noHolder: 0, escalated: 0, oaFailed: 0, total: 0 };
  const rows = await readRows(tx, StuckRow)`${stuckRows(filter)} limit ${limit} offset ${(page - 1) * limit}`;
  return { list: rows.map(stuckOf), total, counts };
};

const DetailRow = StuckRow.extend({
  companyId: Id,
  processName: z.string(),
  version: z.int(),
  at: z.int().nullable(),
  nodes: z.array(ResolvedNode),
  orderSns: z.array(z.string()),
});
const NameRow = z.strictObject({ name: z.string() });

export const requireStuck = async (tx: Tx, id: Id): Promise<StuckDetail> => {
  const [row] = await readRows(tx, DetailRow)`
    select ${columns}, r.company_id::text as "companyId", r.process_name as "processName", r.version, r.node as at, r.nodes,
      array(select o.order_sn from shop_order o where o.trade_id = r.trade_id order by o.id) || array(select a.contract_sn from agreement a where a.id = r.agreement_id) as "orderSns"
    from approval_request r join company c on c.id = r.company_id where r.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  const { companyId, processName, version, at, nodes, orderSns, ...stuck } = row;
  const people = await readRows(
    tx,
    NameRow,
  )`select m.member_name as name from member m where ${administrators(companyId)} order by m.id limit 20`;
  return {
    ...stuckOf(stuck),
    processName,
    version,
    nodes: await readNodes(tx, { requestId: id, state: row.state, at, nodes }),
    steps: await readSteps(tx, id),
    orderSns,
    administrators: people.map(({ name }) => name),
  };
};
