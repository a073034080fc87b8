import { type SQL, sql } from 'drizzle-orm';
import { within } from '../kernel/side.ts';
import type { FigureSight, Span } from './figure-days.ts';

const keptIn = (table: string, { from, to }: Span): SQL => {
  const day = sql.raw(`${table}.day`);
  return sql`${day} between ${from}::date and ${to}::date and ${day} in (select day from sold_kept_day)`;
};

/**
 * What was sold in a span by day, store and class, as a table: of days that are kept what was summed, of the others their orders.
 * `orders`: of all goods, with freight; `classes`: of the lines, by both classes of their goods.
 */
export const soldIn = (span: Span, sight: FigureSight, of: 'orders' | 'classes'): SQL => sql`(
  select s.day, s.class_id, s.store_id, s.fen, s.orders from sold_day s
  where ${keptIn('s', span)} and ${sql.raw(of === 'orders' ? 's.class_id = 0' : 's.class_id <> 0')} and ${within(sight, 's')}
  union all
  select s.day, s.class_id, s.store_id, s.fen, s.orders from sold_open_days(${span.from}::date, ${span.to}::date) d
    cross join lateral ${sql.raw(of === 'orders' ? 'sold_orders' : 'sold_classes')}(d.first, d.next) s where ${within(sight, 's')})`;

/** Who bought in the whole mall, once a day. */
export const payersIn = (span: Span): SQL => sql`(
  select p.day, p.member_id from sold_payer p where ${keptIn('p', span)}
  union all
  select p.day, p.member_id from sold_open_days(${span.from}::date, ${span.to}::date) d cross join lateral sold_payers(d.first, d.next) p)`;
