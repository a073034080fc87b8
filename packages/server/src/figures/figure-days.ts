import type { DayFigures, Sums } from '@mall/contract/figures/seller-figures.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import type { FigureScope, FigureSight, Span } from './figure-scope.ts';
import { payersIn, soldByClass, soldIn } from './sold-days.ts';

/** How far back days are kept: two years of comparison are a year and the one before it. */
export const keptDays = 800;

/** What is sold: an order that became the store's to send and was not given up since, on the day on which it did. */
export const soldOn = (span: Span): SQL => sql`${onDays(sql`o.ship_from`, span)} and o.state <> 'cancelled'`;

/** The largest amount that the wire says. */
const sayableFen = 999_999_999_999_999;
/** An amount that is a product of what stores say of themselves: prices and stock in range may come to more than the wire says, and no page fails by it. */
export const sayable = (amount: SQL): SQL => sql`greatest(-${sayableFen}::numeric, least(${sayableFen}::numeric, ${amount}))::float8`;

/** Whether `goods g` is of a class of the first or the second level. */
export const inClass = (classId: Id | undefined): SQL =>
  classId === undefined ? sql`true` : sql`(g.first_gc_id = ${classId}::bigint or g.second_gc_id = ${classId}::bigint)`;

/** The rows of `figure_day` that tell of single goods: who looked at them, and who put them into the cart. */
export const looksAt = (sight: FigureSight, span: Span): SQL => sql`
  f.what in ('seen', 'cart') and ${sight.kind === 'seller' ? sql`f.store_id = ${sight.storeId}::bigint` : sql`f.store_id <> 0`} and f.goods_id <> 0
  and f.day between ${span.from}::date and ${span.to}::date`;

/** The rows of `figure_day` that tell of all of a store, or of all of the mall. */
const countsOf = (sight: FigureSight): SQL => sql`f.store_id = ${sight.kind === 'seller' ? sight.storeId : '0'}::bigint and f.goods_id = 0`;

export const DayRow = z.strictObject({
  day: z.string(),
  amountFen: z.number(),
  orders: z.int(),
  payers: z.int(),
  refundedFen: z.number(),
  visitors: z.int(),
  companies: z.int(),
  carted: z.int(),
  members: z.int(),
});
export type DayRow = z.infer<typeof DayRow>;

const noPayers: SQL = sql`select null::date as day, 0 as payers`;

/** What was sold, paid back and looked at, by day, and who bought, which the mall alone is told: `sold`, `paid`, `back`, `seen`. */
const allGoods = (span: Span, sight: FigureSight): SQL => sql`
  sold as (select s.day, sum(s.fen) as fen, sum(s.orders) as orders from ${soldIn(span, sight)} s group by 1),
    paid as (${sight.kind === 'operator' ? sql`select p.day, count(*) as payers from ${payersIn(span)} p group by 1` : noPayers}),
    back as (
      select r.done_at::date as day, sum(r.amount_fen) as fen from refund r join shop_order o on o.id = r.order_id
      where ${within(sight, 'o')} and r.state = 'success' and ${onDays(sql`r.done_at`, span)} and o.state <> 'cancelled' group by 1),
    seen as (
      select f.day, coalesce(sum(f.visitors) filter (where f.what = 'seen'), 0) as visitors, coalesce(sum(f.companies) filter (where f.what = 'seen'), 0) as companies,
        coalesce(sum(f.visitors) filter (where f.what = 'cart'), 0) as carted
      from figure_day f where f.what in ('seen', 'cart') and ${countsOf(sight)} and f.day between ${span.from}::date and ${span.to}::date group by f.day)`;

/** The same of a class: lines instead of orders, what after-sales gave back for them, and looks at its goods. */
const goodsOfClass = (span: Span, sight: FigureSight, classId: Id): SQL => sql`
  sold as (select s.day, sum(s.fen) as fen, sum(s.orders) as orders from ${soldByClass(span, sight)} s where s.class_id = ${classId}::bigint group by 1),
    paid as (${noPayers}),
    back as (
      select a.finished_at::date as day, sum(x.fen) as fen
      from after_sale a join after_sale_line x on x.after_sale_id = a.id join order_line l on l.id = x.order_line_id join goods g on g.id = l.goods_id
      where ${within(sight, 'a')} and a.state = 'finished' and a.type <> 'exchange' and ${onDays(sql`a.finished_at`, span)} and ${inClass(classId)} group by 1),
    seen as (
      select f.day, coalesce(sum(f.visitors) filter (where f.what = 'seen'), 0) as visitors, coalesce(sum(f.companies) filter (where f.what = 'seen'), 0) as companies,
        coalesce(sum(f.visitors) filter (where f.what = 'cart'), 0) as carted
      from figure_day f join goods g on g.id = f.goods_id where ${looksAt(sight, span)} and ${inClass(classId)} group by f.day)`;

/** Every day of a span with what happened on it, the first day first. */
export const daysOf = ({ classId, ...span }: FigureScope, sight: FigureSight): SQL => sql`
  with ${classId === undefined ? allGoods(span, sight) : goodsOfClass(span, sight, classId)},
    fresh as (
      select m.created_at::date as day, count(*) as members from member m
      where ${sight.kind === 'operator'}::boolean and m.audience = 'buyer' and ${onDays(sql`m.created_at`, span)} group by 1)
  select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sold.fen, 0)::float8 as "amountFen", coalesce(sold.orders, 0)::int as orders, coalesce(paid.payers, 0)::int as payers,
    coalesce(back.fen, 0)::float8 as "refundedFen", coalesce(seen.visitors, 0)::int as visitors, coalesce(seen.companies, 0)::int as companies,
    coalesce(seen.carted, 0)::int as carted, coalesce(fresh.members, 0)::int as members
  from generate_series(${span.from}::date, ${span.to}::date, interval '1 day') as d (day)
  left join sold on sold.day = d.day left join paid on paid.day = d.day left join back on back.day = d.day left join seen on seen.day = d.day left join fresh on fresh.day = d.day
  order by d.day`;

export const shownDay = ({ day, amountFen, orders, refundedFen, visitors }: DayRow): DayFigures => ({
  day,
  amount: yuanText(amountFen),
  orders,
  refunded: yuanText(refundedFen),
  visitors,
});

export const sumOf = (rows: readonly DayRow[], of: (row: DayRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

export const sumsOf = (rows: readonly DayRow[]): Sums => ({
  amount: yuanText(sumOf(rows, ({ amountFen }) => amountFen)),
  orders: sumOf(rows, ({ orders }) => orders),
  refunded: yuanText(sumOf(rows, ({ refundedFen }) => refundedFen)),
  visitors: sumOf(rows, ({ visitors }) => visitors),
  companies: sumOf(rows, ({ companies }) => companies),
});

const dayMs = 86_400_000;
const moved = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A span with as many days before it. */
export const withBefore = (scope: FigureScope, days: number): FigureScope => ({ ...scope, from: moved(scope.from, -days) });
export const before = ({ from }: Span, days: number): Span => ({ from: moved(from, -days), to: moved(from, -1) });
