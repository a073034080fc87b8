import { disputeReasons, disputeSays, type RowFilter } from '@mall/contract/billing/bill.rules.ts';
import { type ReconPage, ReconRow, type ReconSide } from '@mall/contract/billing/bill-data.ts';
import { type Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { asBillRow, billColumns, billTables, ListedBill } from './bill.queries.ts';
import { mayDecide } from './case.queries.ts';
import { asDispute, DisputeRow, disputesOf, matchOf, yuanOrNull } from './lines.queries.ts';

const Side = z.strictObject({ num: z.number().nullable(), priceFen: z.number().nullable(), fen: z.number() });
const Row = ReconRow.omit({ difference: true }).extend({ ours: Side.nullable(), billed: Side.nullable(), disputes: z.array(DisputeRow) });
const Figures = z.strictObject({
  ours: z.number(),
  billed: z.number(),
  matched: z.number(),
  diff: z.number(),
  missing: z.number(),
  disputed: z.number(),
  unsaid: z.number(),
});
const SheetRow = z.strictObject({ name: z.string(), who: z.string(), date: TimeText, rows: z.number(), columns: z.array(z.string()) });

/** The lines that count, each with what was said of it last. */
const linesOf = (id: Id): SQL => sql`
  select l.id, l.kind, l.order_id, o.order_sn, coalesce(a.aftersale_sn, '') as aftersale_sn, l.name, l.spec_name, coalesce(ol.item_number, '') as item_number, l.unit, l.happened_at,
    case when l.num <> 0 then l.num end as num, l.price_fen, l.amount_fen, ${matchOf} as match, d.answer, d.reason, d.should_fen, b.confirmed_at is not null as agreed
  from bill b join bill_line l on l.bill_id = b.id join shop_order o on o.id = l.order_id left join bill_entry e on e.id = l.entry_id left join order_line ol on ol.id = l.order_line_id
    left join after_sale a on a.id = l.after_sale_id
    left join lateral (select x.answer, x.reason, x.should_fen from bill_dispute x where x.line_id = l.id order by x.id desc limit 1) d on true
  where b.id = ${id} and e.left_at is null`;

const shown = sql`l.order_sn as "orderSn", l.order_id::text as "orderId", l.aftersale_sn as "aftersaleSn", l.name, l.spec_name as "specName", l.item_number as "itemNumber", l.unit,
  ${timeText(sql`l.happened_at`)} as date`;

/** Whether what was said of a line is that this differs. */
const says = (what: (typeof disputeSays)[keyof typeof disputeSays]): SQL =>
  sql`l.reason = any (${sql.param(disputeReasons.filter((reason) => disputeSays[reason] === what))}::text[])`;

/**
 * Beside what was received, which the bill was written from: so that what the company said against a line is what it has of it, until both agree. What the store put
 * right by a line of its own, the company has nothing of.
 */
const withReceipts = (id: Id): SQL => sql`
  with lines as (${linesOf(id)}), ours as (
    select l.*, case
      when l.kind = 'adjust' then null
      when l.answer is null or l.answer = 'moved' or (l.agreed and l.answer = 'explained') then l.amount_fen
      when l.should_fen is not null then l.should_fen
      when ${says('nothing')} then null
      else l.amount_fen end as ours_fen from lines l)
  select 'l' || l.id as key, l.id as line_id, l.kind, ${shown},
    case when ${says('num')} and l.price_fen > 0 and l.ours_fen <> l.amount_fen then case when l.ours_fen % l.price_fen = 0 then l.ours_fen / l.price_fen end else l.num end as ours_num,
    case when ${says('price')} and l.num > 0 and l.ours_fen <> l.amount_fen then round(l.ours_fen::numeric / l.num) else l.price_fen end as ours_price, l.ours_fen,
    l.num as billed_num, l.price_fen as billed_price, l.amount_fen as billed_fen,
    case when l.match = 'diff' or l.ours_fen <> l.amount_fen then 'diff' else 'matched' end as match, coalesce(l.answer = 'waiting', false) as waiting, l.answer is not null as disputed
  from ours l`;

/** Beside the company's own sheet: its rows that were found on the bill, orders that it has no lines of, and what it alone has. */
const withSheet = (id: Id): SQL => sql`
  with lines as (${linesOf(id)}),
    sheet as (
      select r.at, r.row ->> 'orderSn' as order_sn, r.row ->> 'goods' as goods, (r.row ->> 'num')::numeric as num, (r.row ->> 'fen')::bigint as fen, r.row -> 'lineIds' as ids, (r.row -> 'asked') is not null as asked, jsonb_array_length(r.row -> 'lineIds') as many
      from bill_sheet s cross join jsonb_array_elements(s.rows) with ordinality r(row, at) where s.bill_id = ${id}),
    found as (select s.at, s.num, s.fen, s.many, line_id::bigint from sheet s cross join jsonb_array_elements_text(s.ids) line_id),
    orders as (
      select f.at, f.fen, min(l.order_sn) as order_sn, min(l.order_id) as order_id, min(l.name) as name, min(l.happened_at) as happened_at, sum(l.amount_fen) as billed_fen,
        bool_or(coalesce(l.answer = 'waiting', false)) as waiting, bool_or(l.answer is not null) as disputed
      from found f join lines l on l.id = f.line_id where f.many > 1 group by f.at, f.fen)
  select 'l' || l.id as key, l.id as line_id, l.kind, ${shown}, f.num as ours_num, case when f.num <> 0 and f.fen % abs(f.num) = 0 then f.fen / f.num end as ours_price, f.fen as ours_fen,
    l.num as billed_num, l.price_fen as billed_price, l.amount_fen as billed_fen,
    case when f.fen is null and l.kind <> 'adjust' then 'missing' when l.answer = 'waiting' or f.fen is null or f.fen <> l.amount_fen or abs(f.num) <> abs(l.num) then 'diff' else 'matched' end as match,
    coalesce(l.answer = 'waiting', false) as waiting, l.answer is not null as disputed
  from lines l left join found f on f.line_id = l.id where coalesce(f.many, 1) = 1
  union all
  select 's' || o.at, null, null, o.order_sn, o.order_id::text, '', o.name, '', '', '', ${timeText(sql`o.happened_at`)}, null, null, o.fen, null, null, o.billed_fen,
    case when o.waiting or o.fen <> o.billed_fen then 'diff' else 'matched' end, o.waiting, o.disputed
  from orders o
  union all
  select 's' || s.at, null, null, s.order_sn, null, '', s.goods, '', '', '', null, s.num, null, s.fen, null, null, null, 'missing', s.asked, s.asked
  from sheet s where not exists (select from found f join lines l on l.id = f.line_id where f.at = s.at)`;

const inTab = (match: NonNullable<RowFilter['match']>): SQL => {
  if (match === 'disputed') return sql`q.disputed`;
  // Of what came back or was put right nothing can be said.
  return match === 'unsaid'
    ? sql`q.match <> 'matched' and not q.disputed and coalesce(q.kind, 'order') in ('order', 'freight')`
    : sql`q.match = ${match}`;
};

const asSide = (side: z.infer<typeof Side> | null): ReconSide | null =>
  side && { num: side.num, price: yuanOrNull(side.priceFen), amount: toYuan(fen(side.fen)) };

/** A bill line by line beside what the company has. What is missing on either side stands first, then what differs, and behind that what the store put right. */
export const readReconciliation = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { page, limit, match, word }: RowFilter & { page: number; limit: number },
): Promise<ReconPage> => {
  const [bill] = await readRows(tx, ListedBill)`select ${billColumns} from ${billTables} where b.id = ${id} and ${within(side, 'b')}`;
  if (!bill) throw refuse('kernel.not_found');
  const [sheet] = await readRows(tx, SheetRow)`
    select s.name, m.member_name as who, ${timeText(sql`s.at`)} as date, jsonb_array_length(s.rows) as rows, s.columns from bill_sheet s join member m on m.id = s.member_id where s.bill_id = ${id}`;
  const compared = sheet ? withSheet(id) : withReceipts(id);
  const narrowed = sql`from (${compared}) q where ${match ? inTab(match) : sql`true`}
    and ${
      word
        ? sql`(${sql.join(
            ['orderSn', 'aftersaleSn', 'name', 'itemNumber'].map((column) => sql`q.${sql.identifier(column)} like ${likePattern(word)}`),
            sql` or `,
          )})`
        : sql`true`
    }`;
  const rows = await readRows(tx, Row)`
    select q.key, q.line_id::text as "lineId", q.kind, q."orderSn", q."orderId", q."aftersaleSn", q.name, q."specName", q."itemNumber", q.unit, q.date, q.match, q.waiting,
      case when q.ours_fen is not null then json_build_object('num', q.ours_num, 'priceFen', q.ours_price, 'fen', q.ours_fen) end as ours,
      case when q.billed_fen is not null then json_build_object('num', q.billed_num, 'priceFen', q.billed_price, 'fen', q.billed_fen) end as billed, ${disputesOf(sql`q.line_id`)} as disputes
    ${narrowed} order by case q.match when 'missing' then 0 when 'diff' then 1 else 2 end, q.kind is not distinct from 'adjust', q.date nulls first, q."orderSn", q.line_id, q.key limit ${limit} offset ${(page - 1) * limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total ${narrowed}`;
  const counts = (['matched', 'diff', 'missing', 'disputed', 'unsaid'] as const).map(
    (one) => sql`count(*) filter (where ${inTab(one)})::int as ${sql.identifier(one)}`,
  );
  const [sums] = await readRows(tx, Figures)`
    select coalesce(sum(q.ours_fen), 0)::float8 as ours, coalesce(sum(q.billed_fen), 0)::float8 as billed, ${sql.join(counts, sql`, `)} from (${compared}) q`;
  const { ours, billed, ...figures } = sums as z.infer<typeof Figures>;
  return {
    bill: asBillRow(bill),
    canDecide: mayDecide(side, bill.state),
    list: rows.map((row) => ({
      ...row,
      ours: asSide(row.ours),
      billed: asSide(row.billed),
      difference: toYuan(fen((row.billed?.fen ?? 0) - (row.ours?.fen ?? 0))),
      disputes: row.disputes.map(asDispute),
    })),
    total: counted?.total ?? 0,
    figures: { ...figures, ours: toYuan(fen(ours)), billed: toYuan(fen(billed)), difference: toYuan(fen(billed - ours)) },
    sheet: sheet ?? null,
  };
};
