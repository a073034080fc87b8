import type { ClassFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { wordOf } from '../kernel/word-of.ts';
import { looksAt, sayable } from './figure-days.ts';
import type { FigureSight, Span } from './figure-scope.ts';
import { soldByClass } from './sold-days.ts';

export const ClassRow = z.strictObject({
  id: Id,
  parentId: Id.nullable(),
  names: WordsColumn,
  aboveNames: WordsColumn.nullable(),
  amountFen: z.number(),
  orders: z.int(),
  visitors: z.int(),
  carted: z.int(),
  refundedFen: z.number(),
  specs: z.int(),
  out: z.int(),
  worthFen: z.number(),
});
export type ClassRow = z.infer<typeof ClassRow>;

/** Both classes of `goods g`. */
const bothClasses = sql`cross join lateral (values (g.first_gc_id), (g.second_gc_id)) as c (id)`;

/** Every class of the first two levels in which something is offered, or was sold, looked at or paid back in these days. */
export const classesOf = (span: Span, sight: FigureSight): SQL => sql`
  with sold as (select s.class_id as id, sum(s.fen) as fen, sum(s.orders) as orders from ${soldByClass(span, sight)} s group by 1),
    seen as (
      select c.id, coalesce(sum(f.visitors) filter (where f.what = 'seen'), 0) as visitors, coalesce(sum(f.visitors) filter (where f.what = 'cart'), 0) as carted
      from figure_day f join goods g on g.id = f.goods_id ${bothClasses} where ${looksAt(sight, span)} group by 1),
    back as (
      select c.id, sum(x.fen) as fen
      from after_sale a join after_sale_line x on x.after_sale_id = a.id join order_line l on l.id = x.order_line_id join goods g on g.id = l.goods_id ${bothClasses}
      where ${within(sight, 'a')} and a.state = 'finished' and a.type <> 'exchange' and ${onDays(sql`a.finished_at`, span)} group by 1),
    shelf as (
      select c.id, count(*) as specs, count(*) filter (where k.on_hand - k.reserved < coalesce(s.moq, g.moq)) as out, sum((k.on_hand - k.reserved)::numeric * s.price_fen) as fen
      from goods g join spec s on s.goods_id = g.id and s.state = 'on' join spec_stock k on k.spec_id = s.id ${bothClasses}
      where ${within(sight, 'g')} and g.state = 'on' group by 1)
  select c.id::text, c.parent_id::text as "parentId", c.names, above.names as "aboveNames", coalesce(sold.fen, 0)::float8 as "amountFen", coalesce(sold.orders, 0)::int as orders,
    coalesce(seen.visitors, 0)::int as visitors, coalesce(seen.carted, 0)::int as carted, coalesce(back.fen, 0)::float8 as "refundedFen",
    coalesce(shelf.specs, 0)::int as specs, coalesce(shelf.out, 0)::int as out, ${sayable(sql`coalesce(shelf.fen, 0)`)} as "worthFen"
  from goods_class c left join goods_class above on above.id = c.parent_id
    left join sold on sold.id = c.id left join seen on seen.id = c.id left join back on back.id = c.id left join shelf on shelf.id = c.id
  where coalesce(sold.id, seen.id, back.id, shelf.id) is not null
  order by coalesce(above.sort, c.sort), coalesce(above.id, c.id), c.level, c.sort, c.id`;

export const listClassFigures = async (tx: Tx, sight: FigureSight, span: Span, language: Language): Promise<ClassFigures[]> => {
  const rows = await readRows(tx, ClassRow)`${classesOf(span, sight)}`;
  return rows.map(({ id, parentId, names, amountFen, orders, visitors, carted, refundedFen, specs, out, worthFen }) => ({
    id,
    parentId,
    name: wordOf(names, language),
    amount: yuanText(amountFen),
    orders,
    visitors,
    carted,
    refunded: yuanText(refundedFen),
    specs,
    out,
    worth: yuanText(worthFen),
  }));
};
