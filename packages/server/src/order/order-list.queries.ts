import type { RightName } from '@mall/contract/account/rights.ts';
import { goodsNamed } from '@mall/contract/catalogue/goods-line.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { cancelKinds } from '@mall/contract/order/cancel-kinds.ts';
import { type AskedPrice, type OrderLine, OrderSummary } from '@mall/contract/order/order.api.ts';
import { type OrderAction, orderStates, payModes } from '@mall/contract/order/order.machine.ts';
import type { OrderPageQuery } from '@mall/contract/order/order.rules.ts';
import { actionsOf, afterSaleRoom, type OrderStanding } from '@mall/contract/order/order-actions.rules.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { StandingRow, standingColumns, standingOf } from '../approval/standing.queries.ts';
import { lengthOf } from '../catalogue/length-of.ts';
import { belowRow } from '../kernel/below-row.ts';
import { countRows } from '../kernel/count-rows.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../kernel/read-rows.ts';
import { reachesRow, type Side, seesOthers } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { statement } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';
import type { OrderTimes } from './order-times.ts';
import { ordersFound } from './orders-found.ts';

const LineRow = z.strictObject({
  id: Id,
  ...goodsNamed,
  itemNumber: z.string(),
  packLength: z.number().nullable(),
  taxRate: z.number(),
  num: z.number(),
  unitFen: z.number(),
  listFen: z.number(),
  payFen: z.number(),
  activityType: z.number(),
  shippedNum: z.number(),
  droppedNum: z.number(),
  refundedNum: z.number(),
  inProcessNum: z.number(),
  reviewed: z.boolean(),
  projectId: Id.nullable(),
});
type LineRow = z.infer<typeof LineRow>;

const AskedRow = z.strictObject({
  fromFen: z.number(),
  toFen: z.number(),
  freightFromFen: z.number(),
  freightToFen: z.number(),
  lines: z.array(z.strictObject({ id: Id, fromFen: z.number(), toFen: z.number() })),
  reason: z.string(),
  at: z.string(),
});

export const SummaryRow = z.strictObject({
  id: Id,
  memberId: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  buyerName: z.string(),
  departmentName: z.string().nullable(),
  orderSn: z.string(),
  paySn: z.string(),
  createDate: z.string(),
  storeId: Id,
  storeName: z.string(),
  state: z.enum(orderStates),
  payMode: z.enum(payModes),
  evaluateState: z.enum(['none', 'waiting', 'evaluated']),
  deliverState: z.enum(['none', 'part', 'all', 'received']),
  refundState: z.enum(['none', 'part', 'all']),
  hidden: z.boolean(),
  paid: z.boolean(),
  afterSaleTime: z.boolean(),
  groupBuy: OrderSummary.shape.groupBuy.unwrap().nullable(),
  groupWaits: z.boolean(),
  projects: z.array(z.strictObject({ id: Id, name: z.string(), shown: z.boolean() })),
  receiverName: z.string(),
  itemCount: z.number(),
  freightFen: z.number(),
  payableFen: z.number(),
  paySeconds: z.number().nullable(),
  track: OrderSummary.shape.track.nullable(),
  cancelReason: z.string(),
  cancelKind: z.enum(cancelKinds).nullable(),
  bill: z.strictObject({ id: Id, billSn: z.string(), settled: z.boolean() }).nullable(),
  standing: StandingRow.nullable(),
  repricing: AskedRow.nullable(),
  lines: z.array(LineRow),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** What the statements of `summaryColumns` are given. */
export type SummaryValues = { readonly reader: Id | null; readonly afterSaleDays: number };

/** The rows of a page by their ids, in this order. Asked for by a name, because planning it takes longer than reading it. */
export const rowsOfPage = (ids: Placeholder): SQL => sql`unnest(${sqlList(ids)}) with ordinality as page (id, place)
  join shop_order o on o.id = page.id join trade t on t.id = o.trade_id join store s on s.id = o.store_id order by page.place`;

/** What a list shows of `shop_order o`, its trade `t` and store `s`; a reader of null decides about no request. */
export const summaryColumns = sql`
  o.id::text, o.member_id::text as "memberId", o.company_id::text as "companyId", o.department_id::text as "departmentId", (select m.member_name from member m where m.id = o.member_id) as "buyerName",
  (select d.name from department d where d.id = o.department_id) as "departmentName", o.order_sn as "orderSn", t.pay_sn as "paySn", ${timeText(sql`o.created_at`)} as "createDate", o.store_id::text as "storeId",
  s.name as "storeName", o.state, o.pay_mode as "payMode", o.evaluate_state as "evaluateState", o.deliver_state as "deliverState",
  o.refund_state as "refundState", o.hidden, o.paid_fen > 0 or o.pay_state <> 'unpaid' and o.payable_fen = 0 as paid,
  o.done_at is null or o.done_at > now() - make_interval(days => ${sql.placeholder('afterSaleDays')}) as "afterSaleTime", o.group_id is not null and o.group_done_at is null as "groupWaits",
  (select json_build_object('state', g.state, 'buyers', g.buyers, 'leastBuyers', g.least_buyers, 'endDate', ${timeText(sql`a.ends_at`)}) from group_buy g join activity a on a.id = g.id where g.id = o.group_id) as "groupBuy",
  o.address ->> 'receiverName' as "receiverName", o.item_count as "itemCount", o.freight_fen::float8 as "freightFen",
  o.payable_fen::float8 as "payableFen",
  case when o.state = 'wait_pay' and o.pay_mode = 'prepay' then greatest(0, ceil(extract(epoch from o.pay_deadline - now())))::int end as "paySeconds", o.cancel_reason as "cancelReason", o.cancel_kind as "cancelKind",
  (select json_build_object('id', b.id::text, 'billSn', b.bill_sn, 'settled', b.state = 'settled') from bill b where b.id = o.bill_id) as bill,
  case when o.state = 'in_approval' then (select to_json(a) from (select ${standingColumns(sql.placeholder('reader'))} from approval_request r where r.trade_id = o.trade_id order by r.id desc limit 1) a) end as standing,
  case when o.state = 'wait_pay' then (select json_build_object('fromFen', c.from_fen, 'toFen', c.to_fen, 'freightFromFen', c.freight_from_fen, 'freightToFen', c.freight_to_fen, 'reason', c.reason, 'at', ${timeText(sql`c.at`)},
      'lines', (select coalesce(json_agg(json_build_object('id', n.order_line_id::text, 'fromFen', n.from_fen, 'toFen', n.to_fen) order by n.order_line_id), '[]') from price_change_line n where n.change_id = c.id))
    from price_change c where c.order_id = o.id and c.state = 'open') end as repricing,
  case when o.deliver_state in ('part', 'all') then (select json_build_object('logisticsCompany', p.logistics_company, 'text', k.text, 'time', ${timeText(sql`k.at`)})
    from shipment p join shipment_track k on k.shipment_id = p.id where p.order_id = o.id order by k.at desc, k.id desc limit 1) end as track,
  (select json_agg(json_build_object('id', l.id::text, 'goodsId', l.goods_id::text, 'specId', l.spec_id::text, 'specName', l.spec_name,
      'attributeLine', l.attribute_line, 'picture', l.picture, 'itemNumber', l.item_number, 'unit', l.unit, 'packLength', l.pack_length, 'taxRate', l.tax_rate, 'num', l.num,
      'unitFen', l.unit_fen, 'listFen', l.list_fen, 'payFen', l.pay_fen, 'activityType', l.activity_type, 'shippedNum', l.shipped_num,
      'droppedNum', l.dropped_num, 'refundedNum', l.refunded_num, 'inProcessNum', l.in_process_num, 'reviewed', l.reviewed,
      'projectId', (select b.project_id::text from project_booking b where b.order_id = o.id and b.order_line_id = l.id)) order by l.id)
    from order_line l where l.order_id = o.id) as lines,
  coalesce((select json_agg(json_build_object('id', p.id::text, 'name', p.name, 'shown', p.shown_to_seller) order by p.id) from project p
    where p.id in (select b.project_id from project_booking b where b.order_id = o.id)), '[]') as projects`;

/** Who reads, where that is a buyer: what waits for him is his own. */
export const readerOf = (side: Side): Id | null => (side.kind === 'buyer' ? side.memberId : null);

const flag = (value: boolean) => (value ? 1 : 0);

/** A store reads the projects that the buyer shows it. */
const projectsFor = (side: Side, { projects }: SummaryRow): OrderSummary['projects'] =>
  projects.filter(({ shown }) => shown || side.kind !== 'seller').map(({ id, name }) => ({ id, name }));

const lineOf = (order: SummaryRow, line: LineRow, projects: OrderSummary['projects']): OrderLine => ({
  orderGoodsId: line.id,
  goodsId: line.goodsId,
  specId: line.specId,
  specName: line.specName,
  attributeLine: line.attributeLine,
  picture: line.picture,
  itemNumber: line.itemNumber,
  unit: line.unit,
  ...lengthOf(line.packLength, line.unitFen),
  taxRate: line.taxRate,
  goodsNum: line.num,
  specPrice: toYuan(fen(line.unitFen)),
  listPrice: toYuan(fen(line.listFen)),
  specPayPrice: toYuan(fen(line.payFen)),
  activityType: line.activityType,
  shippedNum: line.shippedNum,
  droppedNum: line.droppedNum,
  refundedNum: line.refundedNum,
  inProcessNum: line.inProcessNum,
  reviewed: flag(line.reviewed),
  ...(projects.some(({ id }) => id === line.projectId) && { projectId: line.projectId as Id }),
  afterSaleFlag: flag(afterSaleRoom(order, line) > 0),
});

/** What asks for a right of its own. */
const rightsOfActions: Partial<Record<OrderAction, RightName>> = {
  again: 'order:buy',
  cancel: 'order:cancel',
  afterSale: 'order:cancel',
  confirm: 'order:receive',
  accept: 'order:receive',
  approve: 'approval:decide',
  reject: 'approval:decide',
  submitRequest: 'order:buy',
  correct: 'order:buy',
  price: 'order:buy',
};

/** Done by who has the request, never by who asked for it. */
const decisions: ReadonlySet<OrderAction> = new Set(['approve', 'reject']);

/** What can be done is for who bought it, as far as his role lets him; taking goods in is for whoever does so for colleagues, too. */
const actionsFor = (side: Side, row: SummaryRow): OrderAction[] => {
  if (side.kind !== 'buyer' || !('rights' in side)) return [];
  const mine = side.memberId === row.memberId;
  const { standing } = row;
  const approval = standing
    ? {
        held: standing.mine,
        toSubmit: standing.state === 'returned' || standing.state === 'withdrawn',
        untouched: standing.state === 'running' && !standing.agreed,
      }
    : undefined;
  return actionsOf({ ...row, approval, repricing: row.repricing !== null } satisfies OrderStanding).filter((action) => {
    const asked = rightsOfActions[action];
    if (asked !== undefined && decisions.has(action)) return side.rights.has(asked);
    if (asked === undefined) return mine;
    return (mine || action === 'confirm' || action === 'accept') && reachesRow(side, side.rights.get(asked), row);
  });
};

const yuan = (amount: number) => toYuan(fen(amount));

const askedOf = ({ fromFen, toFen, freightFromFen, freightToFen, lines, reason, at }: z.infer<typeof AskedRow>): AskedPrice => ({
  from: yuan(fromFen),
  to: yuan(toFen),
  freightFrom: yuan(freightFromFen),
  freightTo: yuan(freightToFen),
  lines: lines.map((line) => ({ orderGoodsId: line.id, from: yuan(line.fromFen), to: yuan(line.toFen) })),
  reason,
  at,
});

/** An order as a list shows it; a colleague or a store reads the same order. */
export const summaryOf = (row: SummaryRow, side: Side): OrderSummary => {
  const projects = projectsFor(side, row);
  return {
    orderId: row.id,
    orderSn: row.orderSn,
    paySn: row.paySn,
    createDate: row.createDate,
    storeId: row.storeId,
    storeName: row.storeName,
    state: row.state,
    payMode: row.payMode,
    evaluateState: row.evaluateState,
    deliverState: row.deliverState,
    refundState: row.refundState,
    ...(seesOthers(side) && { buyer: { memberId: row.memberId, name: row.buyerName, departmentName: row.departmentName ?? '' } }),
    projects,
    receiverName: row.receiverName,
    itemCount: row.itemCount,
    freight: toYuan(fen(row.freightFen)),
    totalPayable: toYuan(fen(row.payableFen)),
    ...(row.paySeconds === null ? {} : { paySeconds: row.paySeconds }),
    ...(row.track ? { track: row.track } : {}),
    cancelReason: row.cancelReason,
    ...(row.cancelKind && { cancelKind: row.cancelKind }),
    ...(row.bill && { bill: row.bill }),
    ...(row.groupBuy && { groupBuy: row.groupBuy }),
    // Who decides in a company is nothing to its suppliers.
    ...(row.standing && side.kind === 'buyer' ? { approval: standingOf(row.standing) } : {}),
    ...(row.repricing && { askedPrice: askedOf(row.repricing) }),
    lines: row.lines.map((line) => lineOf(row, line, projects)),
    actions: actionsFor(side, row),
  };
};

const listed = statement<SummaryValues & { ids: readonly Id[] }, SummaryRow>(
  'orders_listed',
  SummaryRow,
  sql`select ${summaryColumns} from ${rowsOfPage(sql.placeholder('ids'))}`,
);

/** A page of orders, latest first. Which these are is found by their numbers alone: those before them are passed over, not read. */
export const listOrders = async (
  tx: Tx,
  side: Side,
  { page, limit, after, ...filter }: OrderPageQuery,
  times: Pick<OrderTimes, 'AFTER_SALE_DAYS'>,
): Promise<PageOf<OrderSummary>> => {
  const counted = await countRows(tx, {
    row: TotalRow,
    asker: 'memberId' in side ? side.memberId : undefined,
    all: ([one]) => one?.total ?? 0,
  })`select count(*)::int as total from (${ordersFound(side, filter, sql`o.id`)}) found`;
  const total = counted[0]?.total ?? 0;
  if (total === 0) return { list: [], total };
  // Each part by itself, so that both are read in the order of their index and no farther than the page.
  const latest = (id: SQL) => sql`and ${belowRow(sql`o.id`, { after })} order by ${id} desc limit ${page * limit}`;
  const found = await readRows(tx, IdRow)`
    select id::text from (${ordersFound(side, filter, sql`o.id`, latest)}) found order by found.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const rows = await listed(tx, { ids: found.map(({ id }) => id), reader: readerOf(side), afterSaleDays: times.AFTER_SALE_DAYS });
  return { list: rows.map((row) => summaryOf(row, side)), total };
};
