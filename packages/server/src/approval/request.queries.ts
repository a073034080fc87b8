import { right } from '@mall/contract/account/rights.ts';
import { bulkAmountMost, type RequestQuery, requestTabs } from '@mall/contract/approval/approval.rules.ts';
import { bizTypes } from '@mall/contract/approval/biz-type.ts';
import type { RequestPage, RequestSummary } from '@mall/contract/approval/request.api.ts';
import type { RequestAction } from '@mall/contract/approval/request.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { heldBy } from './held-tasks.ts';
import { seenBy } from './seen-requests.ts';
import { heldSince, StandingRow, standingColumns, standingOf } from './standing.queries.ts';

export const SummaryRow = StandingRow.extend({
  requestNo: z.string(),
  title: z.string(),
  memberId: Id,
  companyId: Id,
  requesterName: z.string(),
  departmentName: z.string(),
  bizType: z.enum(bizTypes),
  payMode: z.enum(payModes).nullable(),
  amountFen: z.number(),
  goodsCount: z.int(),
  storeNames: z.array(z.string()),
  startDate: z.string(),
  waitedSeconds: z.int(),
  escalated: z.boolean(),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

export const summaryColumns = (memberId: Id): SQL => sql`
  ${standingColumns(memberId)}, r.request_no as "requestNo", r.title, r.member_id::text as "memberId", r.company_id::text as "companyId",
  (select m.member_name from member m where m.id = r.member_id) as "requesterName", coalesce((select d.name from department d where d.id = r.department_id), '') as "departmentName",
  r.biz_type as "bizType", r.pay_mode as "payMode", r.amount_fen::float8 as "amountFen",
  (select count(*)::int from order_line l join shop_order o on o.id = l.order_id where o.trade_id = r.trade_id) + (select count(*)::int from agreement_line l where l.agreement_id = r.agreement_id) as "goodsCount",
  array(select s.name from shop_order o join store s on s.id = o.store_id where o.trade_id = r.trade_id order by o.id) || array(select s.name from agreement a join store s on s.id = a.store_id where a.id = r.agreement_id) as "storeNames",
  ${timeText(sql`r.created_at`)} as "startDate", extract(epoch from now() - ${heldSince})::int as "waitedSeconds", r.escalated_at is not null as escalated`;

const small = (amountFen: number) => amountFen <= fromYuan(bulkAmountMost);

/** What the reader may do with it now. */
const actionsOf = (side: BuyerSide, row: SummaryRow): RequestAction[] => {
  const own = row.memberId === side.memberId;
  const running = row.state === 'running';
  const takesOver = side.rights.get(right('approval:takeOver')) === 'company' && side.companyId === row.companyId;
  const decides = row.mine && side.rights.has(right('approval:decide'));
  const actions: [RequestAction, boolean][] = [
    ['approve', decides],
    ['reject', decides],
    ['return', decides],
    ['transfer', decides],
    ['addSigner', decides],
    [
      'submitRequest',
      own && row.bizType === 'order' && (row.state === 'returned' || row.state === 'withdrawn') && side.rights.has(right('order:buy')),
    ],
    ['remind', own && running],
    ['withdraw', running && (takesOver || (own && !row.agreed))],
    ['takeOver', running && takesOver && !own && !row.mine && row.channel === 'local'],
  ];
  return actions.filter(([, may]) => may).map(([action]) => action);
};

export const summaryOf = (side: BuyerSide, row: SummaryRow): RequestSummary => {
  const {
    requestNo,
    title,
    memberId,
    companyId: _company,
    requesterName,
    departmentName,
    bizType,
    payMode,
    amountFen,
    goodsCount,
    storeNames,
    startDate,
    waitedSeconds,
    escalated,
    ...standing
  } = row;
  return {
    ...standingOf(standing),
    requestNo,
    title,
    requester: { memberId, name: requesterName, departmentName },
    bizType,
    payMode,
    amount: toYuan(fen(amountFen)),
    goodsCount,
    storeNames,
    startDate,
    waitedSeconds,
    escalated,
    bulk: small(amountFen),
    actions: actionsOf(side, row),
  };
};

/** What stands under a tab, of requests `r`. */
const inTab = (side: BuyerSide, tab: (typeof requestTabs)[number]): SQL => {
  const { memberId } = side;
  switch (tab) {
    case 'todo':
      return sql`r.id in (select k.request_id from approval_task k join approval_request r on r.id = k.request_id where k.node = r.node and ${heldBy(memberId)})`;
    case 'done':
      return sql`r.id in (select k.request_id from approval_task k where k.state in ('approved', 'rejected', 'returned') and (k.member_id = ${memberId} or k.acted_by = ${memberId}))`;
    case 'mine':
      return sql`r.member_id = ${memberId}`;
    case 'all':
      return seenBy(side);
  }
};

const filtered = ({ word, state, bizType, minAmount, maxAmount }: RequestQuery): SQL => {
  const conditions = [sql`true`];
  if (word) {
    const like = likePattern(word);
    conditions.push(sql`(r.request_no ilike ${like} or r.title ilike ${like} or exists (select from member m where m.id = r.member_id and m.member_name ilike ${like})
      or exists (select from shop_order o where o.trade_id = r.trade_id and o.order_sn like ${like})
      or exists (select from agreement a where a.id = r.agreement_id and a.contract_sn like ${like}))`);
  }
  if (state) conditions.push(sql`r.state = ${state}`);
  if (bizType) conditions.push(sql`r.biz_type = ${bizType}`);
  if (minAmount) conditions.push(sql`r.amount_fen >= ${fromYuan(minAmount)}`);
  if (maxAmount) conditions.push(sql`r.amount_fen <= ${fromYuan(maxAmount)}`);
  return sql.join(conditions, sql` and `);
};

const orders: Readonly<Record<RequestQuery['order'], SQL>> = {
  due: sql`r.due_at nulls last, r.id desc`,
  since: sql`r.id desc`,
  amount: sql`r.amount_fen desc, r.id desc`,
};

const Counts = z.strictObject({ todo: z.int(), done: z.int(), mine: z.int(), all: z.int(), total: z.int() });

/** A page of requests, and how many stand under each tab. */
export const listRequests = async (tx: Tx, side: BuyerSide, query: RequestQuery): Promise<RequestPage> => {
  const own = sql`r.company_id = ${side.companyId ?? null}::bigint`;
  const count = (tab: (typeof requestTabs)[number], more: SQL = sql`true`) =>
    sql`(select count(*)::int from approval_request r where ${own} and ${inTab(side, tab)} and ${more})`;
  const where = filtered(query);
  const [counted] = await readRows(tx, Counts)`
    select ${count('todo')} as todo, ${count('done')} as done, ${count('mine')} as mine, ${count('all')} as "all", ${count(query.tab, where)} as total`;
  const { total = 0, ...counts } = counted ?? { todo: 0, done: 0, mine: 0, all: 0 };
  const rows = await readRows(tx, SummaryRow)`
    select ${summaryColumns(side.memberId)} from approval_request r where ${own} and ${inTab(side, query.tab)} and ${where}
    order by ${query.tab === 'done' || query.tab === 'mine' ? orders.since : orders[query.order]} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  return { list: rows.map((row) => summaryOf(side, row)), total, counts, bulkMost: bulkAmountMost };
};
