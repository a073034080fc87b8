import type { Id } from '@mall/contract/kernel/fields.ts';
import type { StoreOrder, StoreOrderPage, StoreParcel } from '@mall/contract/order/order-seller.api.ts';
import {
  isByDue,
  isHandling,
  type StoreOrderFilter,
  type StoreOrderQuery,
  type StoreOrderTab,
  storeActionsOf,
  storeOrderTabs,
} from '@mall/contract/order/store-order.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskMobile } from '../account/mask-mobile.ts';
import { countRows } from '../kernel/count-rows.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type StoreSide, type StoreSight, within } from '../kernel/side.ts';
import { type Given, statement } from '../kernel/statement.ts';
import { timeText } from '../kernel/time-text.ts';
import { rowsOfPage, SummaryRow, type SummaryValues, summaryColumns, summaryOf } from './order-list.queries.ts';
import type { OrderTimes } from './order-times.ts';

type Times = Pick<OrderTimes, 'AFTER_SALE_DAYS' | 'SHIP_HOURS'>;

/** Whose an order `o` is, as its store knows him: the company, or the person. */
export const buyerName = sql`coalesce((select c.name from company c where c.id = o.company_id),
  (select coalesce(nullif(m.nick_name, ''), m.member_name) from member m where m.id = o.member_id), '')`;

/** When an order `o` is to be shipped. */
export const shipDue = ({ SHIP_HOURS }: { readonly SHIP_HOURS: Given<number> }): SQL =>
  sql`o.ship_from + make_interval(hours => ${SHIP_HOURS}::int)`;

const endOfDay = sql`date_trunc('day', now()) + interval '1 day'`;

/** What of a group buy that has not succeeded is not to be shipped yet. */
export const canLeave = sql`o.state = 'wait_ship' and (o.group_id is null or o.group_done_at is not null)`;

const inTab: Readonly<Record<StoreOrderTab, SQL>> = {
  all: sql`true`,
  toShip: canLeave,
  partShipped: sql`o.state = 'wait_ship' and o.deliver_state = 'part'`,
  shipped: sql`o.state = 'wait_receive'`,
  toPay: sql`o.state = 'wait_pay'`,
  repricing: sql`o.state = 'wait_pay' and exists (select from price_change c where c.order_id = o.id and c.state = 'open')`,
  inApproval: sql`o.state = 'in_approval'`,
  done: sql`o.state = 'done'`,
  cancelled: sql`o.state = 'cancelled'`,
};

const dueIn = (due: NonNullable<StoreOrderFilter['due']>, times: Times): SQL => {
  const at = shipDue(times);
  const when = { over: sql`${at} <= now()`, today: sql`${at} > now() and ${at} < ${endOfDay}`, later: sql`${at} >= ${endOfDay}` };
  return sql`o.state = 'wait_ship' and ${when[due]}`;
};

const named = (word: string): SQL => {
  const pattern = likePattern(word);
  return sql`(o.order_sn like ${pattern} or ${buyerName} ilike ${pattern} or o.address ->> 'receiverName' ilike ${pattern}
    or exists (select from order_line l where l.order_id = o.id and (l.spec_name ilike ${pattern} or l.item_number ilike ${pattern})))`;
};

/** All that narrows but the tab. */
const narrowed = (side: StoreSight, { word, startTime, endTime, payMode, due, orderIds }: StoreOrderFilter, times: Times): SQL =>
  sql.join(
    [
      within(side, 'o'),
      ...(word ? [named(word)] : []),
      ...(startTime ? [sql`o.created_at >= ${startTime}::timestamptz`] : []),
      ...(endTime ? [sql`o.created_at <= ${endTime}::timestamptz`] : []),
      ...(payMode ? [sql`o.pay_mode = ${payMode}`] : []),
      ...(due ? [dueIn(due, times)] : []),
      ...(orderIds ? [sql`o.id = any (${sql.param(orderIds.split(','))}::bigint[])`] : []),
    ],
    sql` and `,
  );

/** The orders of a store's filter, on `shop_order o`. */
export const whereOfStore = (side: StoreSight, filter: StoreOrderFilter, times: Times): SQL =>
  sql`${narrowed(side, filter, times)} and ${inTab[filter.tab]}`;

/** What a store reads of an order beside what everybody does. */
export const StoreRow = SummaryRow.extend({
  companyOrPerson: z.string(),
  shipDue: z.string().nullable(),
  shipSeconds: z.int().nullable(),
  underWay: z.boolean(),
  price: z.enum(['fixed', 'open', 'asked']),
});

const due = shipDue({ SHIP_HOURS: sql.placeholder('shipHours') });

/** What the statements of `storeColumns` are given. */
export type StoreValues = SummaryValues & { readonly shipHours: number };

export const storeValues = ({ AFTER_SALE_DAYS, SHIP_HOURS }: Times): StoreValues => ({
  reader: null,
  afterSaleDays: AFTER_SALE_DAYS,
  shipHours: SHIP_HOURS,
});

export const storeColumns = sql`${summaryColumns}, ${buyerName} as "companyOrPerson",
  case when o.state = 'wait_ship' then ${timeText(due)} end as "shipDue",
  case when o.state = 'wait_ship' then floor(extract(epoch from ${due} - now()))::int end as "shipSeconds",
  exists (select from shipment p where p.order_id = o.id and p.signed_at is null) as "underWay",
  case when o.state <> 'wait_pay' or o.pay_mode <> 'prepay' then 'fixed' when exists (select from price_change c where c.order_id = o.id and c.state = 'open') then 'asked'
    when o.pay_state = 'unpaid' and o.pay_deadline > now() then 'open' else 'fixed' end as price`;

/** What every answer to a store says of an order; who may only look is offered nothing to do. */
export const storeSummaryOf = (row: z.infer<typeof StoreRow>, side: StoreSide) => {
  const { buyer: _, track: __, actions: ___, ...summary } = summaryOf(row, side);
  return {
    ...summary,
    buyerName: row.companyOrPerson,
    ...(row.shipDue !== null && { shipDue: row.shipDue }),
    ...(row.shipSeconds !== null && { shipSeconds: row.shipSeconds }),
    actions: storeActionsOf(row).filter((action) => side.rights.has('seller:orders:handle') || !isHandling(action)),
  };
};

const ListRow = StoreRow.extend({
  receiverPhone: z.string(),
  receiverPlace: z.string(),
  leaveWord: z.string(),
  parcels: z.array(
    z.strictObject({
      shipmentId: z.string(),
      logisticsCompany: z.string(),
      trackingNumber: z.string(),
      shippedDate: z.string(),
      signedDate: z.string().nullable(),
      num: z.number(),
      seen: z.strictObject({ time: z.string(), text: z.string() }).nullable(),
    }),
  ),
});
type ListRow = z.infer<typeof ListRow>;

const listColumns = sql`${storeColumns}, coalesce(o.address ->> 'receiverPhone', '') as "receiverPhone",
  coalesce(o.address ->> 'areaInfo', '') as "receiverPlace", o.leave_word as "leaveWord",
  (select coalesce(json_agg(json_build_object('shipmentId', p.id::text, 'logisticsCompany', p.logistics_company, 'trackingNumber', p.tracking_number,
      'shippedDate', ${timeText(sql`p.shipped_at`)}, 'signedDate', ${timeText(sql`p.signed_at`)},
      'num', (select sum(pl.num) from shipment_line pl where pl.shipment_id = p.id),
      'seen', (select json_build_object('time', ${timeText(sql`k.at`)}, 'text', k.text) from shipment_track k where k.shipment_id = p.id order by k.at desc, k.id desc limit 1)) order by p.id), '[]')
    from shipment p where p.order_id = o.id) as parcels`;

const parcelOf = ({ signedDate, seen, ...parcel }: ListRow['parcels'][number]): StoreParcel => ({
  ...parcel,
  ...(signedDate !== null && { signedDate }),
  ...(seen && { seen }),
});

const orderOf = (row: ListRow, side: StoreSide): StoreOrder => ({
  ...storeSummaryOf(row, side),
  receiverPhone: maskMobile(row.receiverPhone),
  receiverPlace: row.receiverPlace,
  leaveWord: row.leaveWord,
  parcels: row.parcels.map(parcelOf),
});

const count = (where: SQL, name: string): SQL => sql`(count(*) filter (where ${where}))::int as ${sql.identifier(name)}`;

const Counts = z.record(z.string(), z.int());

const listed = statement<StoreValues & { ids: readonly Id[] }, ListRow>(
  'store_orders_listed',
  ListRow,
  sql`select ${listColumns} from ${rowsOfPage(sql.placeholder('ids'))}`,
);

/** A page of a store's orders with how many there are of each tab, in three statements. */
export const listStoreOrders = async (
  tx: Tx,
  side: StoreSide,
  { page, limit, ...filter }: StoreOrderQuery,
  times: Times,
): Promise<StoreOrderPage> => {
  const columns = [
    ...storeOrderTabs.map((tab) => count(inTab[tab], tab)),
    count(dueIn('today', times), 'dueToday'),
    count(dueIn('over', times), 'overdue'),
  ];
  const [counted = {}] = await countRows(tx, { row: Counts, asker: side.memberId, all: ([one]) => one?.['all'] ?? 0 })`
    select ${sql.join(columns, sql`, `)} from shop_order o where ${narrowed(side, filter, times)}`;
  const { dueToday = 0, overdue = 0, ...counts } = counted;
  const order = isByDue(filter) ? sql`o.ship_from, o.id` : sql`o.id desc`;
  const found = await readRows(tx, IdRow)`
    select o.id::text from shop_order o where ${whereOfStore(side, filter, times)} order by ${order} limit ${limit} offset ${(page - 1) * limit}`;
  const rows = await listed(tx, { ids: found.map(({ id }) => id), ...storeValues(times) });
  // A count of very many is some seconds old; what is shown is counted.
  const total = Math.max(counts[filter.tab] ?? 0, rows.length && (page - 1) * limit + rows.length);
  return { list: rows.map((row) => orderOf(row, side)), total, counts: counts as StoreOrderPage['counts'], dueToday, overdue };
};
