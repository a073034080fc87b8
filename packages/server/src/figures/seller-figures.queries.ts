import { daysIn } from '@mall/contract/figures/figures.rules.ts';
import type { SellerFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { nameAbroad } from '../catalogue/goods-name.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { StoreSide } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';
import { DayRow, daysOf, inClass, shownDay, sumOf, sumsOf, withBefore } from './figure-days.ts';
import type { FigureScope, Span } from './figure-scope.ts';
import { nameFor } from './goods-figures.queries.ts';
import { readMinds, readStock } from './minds.queries.ts';
import { listStockDays } from './stock-days.queries.ts';
import { listClassShares, readPlaced } from './trade-figures.queries.ts';

const Now = z.strictObject({ at: TimeText, given: z.int(), won: z.int() });
const mostWords = 10;
export const WordRow = z.strictObject({ word: z.string(), visitors: z.int(), goodsId: Id, name: z.string(), enName: z.string() });

/** Inquiries that the store quoted for first in these days; what it won counts once the inquiry is decided. */
const readQuotes = (tx: Tx, storeId: Id, span: Span) => readRows(tx, Now)`
  select ${timeText(sql`now()`)} as at, count(i.id)::int as given, count(i.id) filter (where i.state = 'won')::int as won
  from invitation i where i.store_id = ${storeId}
    and exists (select from quotation q where q.invitation_id = i.id and q.version = 1 and ${onDays(sql`q.sealed_at`, span)})`;

/** Words by which visitors came to the store, each with the goods that most of them chose. */
export const wordsOf = (span: FigureScope, storeId: Id): SQL => sql`
  with led as (
      select f.word, f.goods_id, sum(f.visitors) as visitors from figure_day f join goods g on g.id = f.goods_id
      where f.what = 'word' and f.store_id = ${storeId} and f.day between ${span.from}::date and ${span.to}::date and ${inClass(span.classId)} group by 1, 2),
    best as (select word, sum(visitors)::int as visitors, (array_agg(goods_id order by visitors desc, goods_id))[1] as goods_id from led group by word)
  select best.word, best.visitors, g.id::text as "goodsId", g.name, ${nameAbroad('en')} as "enName"
  from best join goods g on g.id = best.goods_id order by best.visitors desc, best.word`;

const listWords = async (tx: Tx, storeId: Id, span: FigureScope, language: Language): Promise<SellerFigures['words']> => {
  const rows = await readRows(tx, WordRow)`${wordsOf(span, storeId)} limit ${mostWords}`;
  return rows.map(({ name, enName, ...row }) => ({ ...row, goodsName: nameFor({ name, enName }, language) }));
};

export const readSellerFigures = async (tx: Tx, side: StoreSide, scope: FigureScope, language: Language): Promise<SellerFigures> => {
  const many = daysIn(scope);
  const [rows, placed, [now], classes, words, stock, stockDays, minds] = await Promise.all([
    readRows(tx, DayRow)`${daysOf(withBefore(scope, many), side)}`,
    readPlaced(tx, side, scope),
    readQuotes(tx, side.storeId, scope),
    listClassShares(tx, side, scope, language),
    listWords(tx, side.storeId, scope, language),
    readStock(tx, side, scope.classId, language),
    listStockDays(tx, side, scope),
    readMinds(tx, side, scope, language),
  ]);
  const [earlier, own] = [rows.slice(0, many), rows.slice(many)];
  return {
    at: now?.at ?? '',
    sums: sumsOf(own),
    before: sumsOf(earlier),
    days: own.map(shownDay),
    beforeDays: earlier.map(shownDay),
    funnel: { seen: sumOf(own, ({ visitors }) => visitors), carted: sumOf(own, ({ carted }) => carted), ...placed },
    quotes: scope.classId === undefined ? { given: now?.given ?? 0, won: now?.won ?? 0 } : null,
    classes,
    words,
    stock: { specs: stock.specs, out: stock.out, soon: stock.soon },
    stockDays,
    minds: [...stock.minds, ...minds],
  };
};
