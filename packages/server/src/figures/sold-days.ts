import { type SQL, sql } from 'drizzle-orm';
import { within } from '../kernel/side.ts';
import type { FigureSight, Span } from './figure-scope.ts';

const keptIn = (table: string, { from, to }: Span): SQL => {
  const day = sql.raw(`${table}.day`);
  return sql`${day} between ${from}::date and ${to}::date and ${day} in (select day from sold_kept_day)`;
};
const openIn = ({ from, to }: Span, ofClasses: boolean): SQL => sql`sold_open_days(${from}::date, ${to}::date, ${ofClasses}::boolean) d`;

/** What was sold in a span by day and store, all goods with freight, as a table: of days that are kept what was summed, of the others their orders. */
export const soldIn = (span: Span, sight: FigureSight): SQL => sql`(
  select s.day, s.store_id, s.fen, s.orders from sold_day s where ${keptIn('s', span)} and s.class_id = 0 and ${within(sight, 's')}
  union all
  select s.day, s.store_id, s.fen, s.orders from ${openIn(span, false)} cross join lateral sold_orders(d.first, d.next) s where ${within(sight, 's')})`;

/** What was sold in a span by day, store and class of the first and of the second level, lines without freight. */
export const soldByClass = (span: Span, sight: FigureSight): SQL => sql`(
  select s.day, s.class_id, s.store_id, s.fen, s.orders from sold_day s
  where ${keptIn('s', span)} and s.class_id <> 0 and not exists (select from sold_goods_change) and ${within(sight, 's')}
  union all
  select s.day, s.class_id, s.store_id, s.fen, s.orders from ${openIn(span, true)} cross join lateral sold_classes(d.first, d.next) s where ${within(sight, 's')})`;

/** Who bought in the whole mall, once a day. */
export const payersIn = (span: Span): SQL => sql`(
  select p.day, p.member_id from sold_payer p where ${keptIn('p', span)}
  union all
  select p.day, p.member_id from ${openIn(span, false)} cross join lateral sold_payers(d.first, d.next) p)`;
