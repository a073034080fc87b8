import { afterSaleTypeOf } from '@mall/contract/after-sale/after-sale.machine.ts';
import type {
  OperatorAfterSale,
  OperatorAfterSalePage,
  SellerAfterSale,
  SellerAfterSalePage,
} from '@mall/contract/after-sale/after-sale-office.api.ts';
import {
  type MallAfterSaleFilter,
  type MallAfterSaleQuery,
  type MallAfterSaleTab,
  mallAfterSaleTabs,
  type StoreAfterSaleFilter,
  type StoreAfterSaleQuery,
  type StoreAfterSaleTab,
  storeAfterSaleTabs,
} from '@mall/contract/after-sale/office-after-sale.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SheetSight } from '../download/list-sheet.ts';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type MallSide, type StoreSide, within } from '../kernel/side.ts';
import { buyerName } from '../order/store-orders.queries.ts';
import { requireAfterSaleRow, toDetail } from './after-sale.queries.ts';
import { listReturnAddresses, requireRecords } from './after-sale-records.queries.ts';
import { operatorActions, SummaryRow, sellerActions, summaryColumns, summaryJoins, toSummary } from './after-sale-row.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { sinceAsked, sinceOwed } from './waits-since.ts';

const atTheMall = sql`(a.escalated or a.arbitration = 'asked')`;
const refunding = sql`a.state = 'wait_refund'`;
const ended = sql`a.state in ('finished', 'cancelled', 'rejected', 'refused', 'closed') and a.arbitration <> 'asked'`;

export const inStoreTab: Readonly<Record<StoreAfterSaleTab, SQL>> = {
  all: sql`true`,
  answer: sql`a.state = 'applied' and not a.escalated`,
  buyer: sql`a.state in ('agreed', 'resent')`,
  receive: sql`a.state = 'returning'`,
  resend: sql`a.state = 'wait_resend'`,
  mall: atTheMall,
  refunding,
  ended,
};
export const inMallTab: Readonly<Record<MallAfterSaleTab, SQL>> = {
  decide: atTheMall,
  refund: sql`${refunding} and a.refund_started_at is null`,
  refunding: sql`${refunding} and a.refund_started_at is not null`,
  others: sql`a.state in ('applied', 'agreed', 'returning', 'wait_resend', 'resent') and not a.escalated`,
  ended,
  all: sql`true`,
};

/** All that narrows but the tab. */
const narrowed = (side: SheetSight, { word, type }: Pick<StoreAfterSaleFilter, 'word' | 'type'>): SQL => {
  const pattern = likePattern(word ?? '');
  return sql.join(
    [
      within(side, 'a'),
      ...(type ? [sql`a.type = ${afterSaleTypeOf(Number(type) as 1 | 2 | 3)}`] : []),
      ...(word
        ? [
            sql`(a.aftersale_sn ilike ${pattern}
              or exists (select from shop_order o where o.id = a.order_id and (o.order_sn like ${pattern} or ${buyerName} ilike ${pattern})))`,
          ]
        : []),
    ],
    sql` and `,
  );
};

export const OfficeRow = SummaryRow.extend({ companyOrPerson: z.string(), dueSeconds: z.int().nullable() });
const officeColumns = sql`${buyerName} as "companyOrPerson", floor(extract(epoch from a.due_at - now()))::int as "dueSeconds"`;
type Told = Pick<z.infer<typeof OfficeRow>, 'companyOrPerson' | 'dueSeconds'>;

const toldOf = ({ companyOrPerson, dueSeconds }: Told) => ({
  buyerName: companyOrPerson,
  ...(dueSeconds !== null && { dueSeconds }),
});

const Counts = z.record(z.string(), z.int());

type Listing<Tab extends string> = {
  tabs: Readonly<Record<Tab, SQL>>;
  names: readonly Tab[];
  query: Filter<Tab> & { page: number; limit: number };
};

type Filter<Tab> = Omit<Extract<StoreAfterSaleFilter | MallAfterSaleFilter, object>, 'tab'> & { tab: Tab };

const orders: Readonly<Record<string, SQL>> = {
  all: sql`a.id desc`,
  ended: sql`a.id desc`,
  decide: sql`${sinceAsked}, a.id`,
  refund: sql`${sinceOwed}, a.id`,
};

/** What waits stands in the order of its time limit, of the mall what has waited longest first, what is over the latest first. */
export const officeSalesOf = <Tab extends string>(
  side: SheetSight,
  tabs: Readonly<Record<Tab, SQL>>,
  filter: Filter<Tab>,
  window: SQL = sql``,
): SQL => {
  const order = orders[filter.tab] ?? sql`a.due_at nulls last, a.id`;
  return sql`
    select ${summaryColumns(0)}, ${officeColumns}
    from (select * from after_sale a where ${narrowed(side, filter)} and ${tabs[filter.tab]} order by ${order} ${window}) a ${summaryJoins}
    order by ${order}`;
};

const listOffice = async <Tab extends string>(tx: Tx, side: StoreSide | MallSide, { tabs, names, query }: Listing<Tab>) => {
  const { tab, page, limit } = query;
  const where = narrowed(side, query);
  const columns = names.map((name) => sql`(count(*) filter (where ${tabs[name]}))::int as ${sql.identifier(name)}`);
  const [counted = {}] = await readRows(tx, Counts)`select ${sql.join(columns, sql`, `)} from after_sale a where ${where}`;
  const total = counted[tab] ?? 0;
  const window = sql`limit ${limit} offset ${(page - 1) * limit}`;
  const rows = total === 0 ? [] : await readRows(tx, OfficeRow)`${officeSalesOf(side, tabs, query, window)}`;
  return { rows, total, counts: counted as Record<Tab, number> };
};

const mayHandle = (side: StoreSide) => side.rights.has('seller:afterSales:handle');
const mayDecide = (side: MallSide) => side.rights.has('operations:afterSales:decide');
/** Who may only look is offered nothing to do. */
const ofStore = (side: StoreSide, row: SummaryRow) => (mayHandle(side) ? sellerActions(row) : []);
const ofMall = (side: MallSide, row: SummaryRow) => (mayDecide(side) ? operatorActions(row) : []);

const MeanRow = z.strictObject({ hours: z.int().nullable() });

export const listStoreAfterSales = async (
  tx: Tx,
  side: StoreSide,
  query: StoreAfterSaleQuery,
  { AFTER_SALE_SELLER_HOURS }: Pick<AfterSaleTimes, 'AFTER_SALE_SELLER_HOURS'>,
): Promise<SellerAfterSalePage> => {
  const { rows, total, counts } = await listOffice(tx, side, { tabs: inStoreTab, names: storeAfterSaleTabs, query });
  const [mean] = await readRows(tx, MeanRow)`
    select ceil(avg(extract(epoch from e.at - a.created_at)) / 3600)::int as hours from after_sale a
    cross join lateral (select min(at) as at from after_sale_event where after_sale_id = a.id and by_kind = 'seller') e
    where ${within(side, 'a')} and a.created_at > now() - interval '30 days'`;
  return {
    list: rows.map((row) => ({ ...toSummary(row), ...toldOf(row), actions: ofStore(side, row) })),
    total,
    counts,
    answerHours: AFTER_SALE_SELLER_HOURS,
    ...(typeof mean?.hours === 'number' && { meanHours: mean.hours }),
  };
};

export const listMallAfterSales = async (tx: Tx, side: MallSide, query: MallAfterSaleQuery): Promise<OperatorAfterSalePage> => {
  const { rows, total, counts } = await listOffice(tx, side, { tabs: inMallTab, names: mallAfterSaleTabs, query });
  const list = rows.map((row) => ({
    ...toSummary(row),
    ...toldOf(row),
    refundStarted: row.refundStarted ? (1 as const) : (0 as const),
    actions: ofMall(side, row),
  }));
  return { list, total, counts };
};

const ToldRow = OfficeRow.pick({ companyOrPerson: true, dueSeconds: true });

const requireOfficeCase = async (tx: Tx, side: StoreSide | MallSide, id: Id, language: Language, days: number) => {
  const row = await requireAfterSaleRow(tx, side, id, 0);
  const [told] = await readRows(tx, ToldRow)`
    select ${officeColumns} from after_sale a join shop_order o on o.id = a.order_id where a.id = ${id}`;
  const shown = {
    ...toDetail(row, language),
    ...toldOf(told ?? { companyOrPerson: '', dueSeconds: null }),
    applicantName: row.buyerName,
    reasonCode: row.reason,
    records: await requireRecords(tx, id, days),
    returnAddresses: await listReturnAddresses(tx, row.storeId),
  };
  return { row, shown };
};

export const requireStoreAfterSale = async (
  tx: Tx,
  side: StoreSide,
  id: Id,
  language: Language,
  days: number,
): Promise<SellerAfterSale> => {
  const { row, shown } = await requireOfficeCase(tx, side, id, language, days);
  return { ...shown, actions: ofStore(side, row) };
};

export const requireMallAfterSale = async (
  tx: Tx,
  side: MallSide,
  id: Id,
  language: Language,
  days: number,
): Promise<OperatorAfterSale> => {
  const { row, shown } = await requireOfficeCase(tx, side, id, language, days);
  return { ...shown, actions: ofMall(side, row) };
};
