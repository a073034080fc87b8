import type { Share } from '@mall/contract/figures/seller-figures.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { wordOf } from '../kernel/word-of.ts';
import { inClass, soldOn } from './figure-days.ts';
import type { FigureScope, FigureSight, Span } from './figure-scope.ts';
import { soldByClass, soldIn } from './sold-days.ts';

const Placed = z.strictObject({ placed: z.int(), approved: z.int(), paid: z.int(), stuck: z.int(), stuckHours: z.int() });
export type Placed = z.infer<typeof Placed>;

const hasOfClass = (classId: Id | undefined): SQL =>
  classId === undefined
    ? sql`true`
    : sql`exists (select from order_line l join goods g on g.id = l.goods_id where l.order_id = o.id and ${inClass(classId)})`;

/** Orders that were placed in these days, and how far they came: one that was taken back while it waited for its company was never agreed to. */
export const readPlaced = async (tx: Tx, sight: FigureSight, { classId, ...span }: FigureScope): Promise<Placed> => {
  const [row] = await readRows(tx, Placed)`
    select count(*)::int as placed,
      count(*) filter (where o.state not in ('in_approval', 'cancelled')
        or exists (select from order_event e where e.order_id = o.id and e.to_state not in ('in_approval', 'cancelled')))::int as approved,
      count(*) filter (where o.ship_from is not null)::int as paid,
      count(*) filter (where o.state = 'in_approval')::int as stuck,
      coalesce(round(avg(extract(epoch from now() - o.created_at) / 3600) filter (where o.state = 'in_approval')), 0)::int as "stuckHours"
    from shop_order o where ${within(sight, 'o')} and ${onDays(sql`o.created_at`, span)} and ${hasOfClass(classId)}`;
  return row ?? { placed: 0, approved: 0, paid: 0, stuck: 0, stuckHours: 0 };
};

const ClassRow = z.strictObject({ id: z.string(), names: WordsColumn, fen: z.number() });
const mostClasses = 5;

/** The largest shares by name; the rest stands as one, without a name. */
const shared = (rows: readonly { id: string; name: string; fen: number }[], most: number): Share[] => {
  const rest = rows.slice(most).reduce((sum, row) => sum + row.fen, 0);
  return [
    ...rows.slice(0, most).map(({ id, name, fen: amount }) => ({ id, name, amount: yuanText(amount) })),
    ...(rest > 0 ? [{ id: '', name: '', amount: yuanText(rest) }] : []),
  ];
};

const sharesOf = (sold: SQL): SQL => sql`
  select c.id::text, c.names, s.fen::float8 from (${sold}) s join goods_class c on c.id = s.class_id order by s.fen desc, c.id`;

/** What was sold of the classes below one. */
const soldWithin = (sight: FigureSight, span: Span, classId: Id): SQL => sql`
  select case when g.first_gc_id = ${classId}::bigint then g.second_gc_id else g.gc_id end as class_id, sum(l.pay_fen) as fen
  from shop_order o join order_line l on l.order_id = o.id join goods g on g.id = l.goods_id
  where ${within(sight, 'o')} and ${soldOn(span)} and ${inClass(classId)} group by 1`;

/** What was sold of all classes of a level. */
const soldOfLevel = (sight: FigureSight, span: Span, level: 1 | 2): SQL => sql`
  select s.class_id, sum(s.fen) as fen from ${soldByClass(span, sight)} s join goods_class c on c.id = s.class_id where c.level = ${level} group by 1`;

/** What was sold by class: of the second level within a store, whose goods are of few first ones; within a class, by those below it. */
export const listClassShares = async (
  tx: Tx,
  sight: FigureSight,
  { classId, ...span }: FigureScope,
  language: Language,
): Promise<Share[]> => {
  const sold = classId === undefined ? soldOfLevel(sight, span, sight.kind === 'seller' ? 2 : 1) : soldWithin(sight, span, classId);
  const rows = await readRows(tx, ClassRow)`${sharesOf(sold)}`;
  return shared(
    rows.map(({ id, names, fen: amount }) => ({ id, name: wordOf(names, language), fen: amount })),
    mostClasses,
  );
};

const StoreRow = z.strictObject({ id: z.string(), name: z.string(), fen: z.number() });
const mostStores = 8;

export const listStoreShares = async (tx: Tx, sight: FigureSight, span: Span): Promise<Share[]> => {
  const rows = await readRows(tx, StoreRow)`
    select t.id::text, t.name, s.fen::float8 from (
      select s.store_id, sum(s.fen) as fen from ${soldIn(span, sight)} s group by 1) s
    join store t on t.id = s.store_id order by s.fen desc, t.id`;
  return shared(rows, mostStores);
};
