import { daysIn } from '@mall/contract/figures/figures.rules.ts';
import { type MallDay, type MallFigures, type MallSums, type MissedQuery, MissedWord } from '@mall/contract/figures/mall-figures.api.ts';
import { TimeText } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage } from '@mall/contract/kernel/language.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { before, DayRow, daysOf, shownDay, sumOf, sumsOf, withBefore } from './figure-days.ts';
import type { FigureSight, Span } from './figure-scope.ts';
import { payersIn } from './sold-days.ts';
import { listClassShares, listStoreShares, readPlaced } from './trade-figures.queries.ts';

const Now = z.strictObject({ at: TimeText, today: z.string(), month: z.string() });
const Payers = z.strictObject({ span: z.int(), before: z.int(), month: z.int() });

const payersOf = (one: Span) => sql`(select count(distinct p.member_id)::int from ${payersIn(one)} p)`;

/** Who buys on two days is one payer, so that days do not add up to him. */
const readPayers = async (tx: Tx, span: Span, earlier: Span, month: Span): Promise<z.infer<typeof Payers>> => {
  const [row] = await readRows(tx, Payers)`select ${payersOf(span)} as span, ${payersOf(earlier)} as before, ${payersOf(month)} as month`;
  return row ?? { span: 0, before: 0, month: 0 };
};

const sumsWith = (rows: readonly DayRow[], payers: number): MallSums => ({
  ...sumsOf(rows),
  payers,
  members: sumOf(rows, ({ members }) => members),
});
const shownMallDay = (row: DayRow): MallDay => ({ ...shownDay(row), payers: row.payers, members: row.members });

export const mallSight: FigureSight = { kind: 'operator', memberId: '0' };

export const readMallFigures = async (tx: Tx, span: Span): Promise<MallFigures> => {
  const many = daysIn(span);
  const [now] = await readRows(tx, Now)`
    select ${timeText(sql`now()`)} as at, current_date::text as today, date_trunc('month', now())::date::text as month`;
  if (!now) throw new Error('the database knows no time');
  const month = { from: now.month, to: now.today };
  const [rows, ofMonth, payers, { placed, approved, paid }, classes, stores] = await Promise.all([
    readRows(tx, DayRow)`${daysOf(withBefore(span, many), mallSight)}`,
    readRows(tx, DayRow)`${daysOf(month, mallSight)}`,
    readPayers(tx, span, before(span, many), month),
    readPlaced(tx, mallSight, span),
    listClassShares(tx, mallSight, span, fallbackLanguage),
    listStoreShares(tx, mallSight, span),
  ]);
  const [earlier, own] = [rows.slice(0, many), rows.slice(many)];
  const today = ofMonth.slice(-1);
  return {
    at: now.at,
    sums: sumsWith(own, payers.span),
    before: sumsWith(earlier, payers.before),
    today: sumsWith(today, today[0]?.payers ?? 0),
    month: sumsWith(ofMonth, payers.month),
    days: own.map(shownMallDay),
    beforeDays: earlier.map(shownMallDay),
    classes,
    stores,
    funnel: { seen: sumOf(own, ({ visitors }) => visitors), carted: sumOf(own, ({ carted }) => carted), placed, approved, paid },
  };
};

/** Words that were searched for in vain, by how many did so. */
export const missedOf = (span: Span): SQL => sql`
  select f.word, sum(f.visitors)::int as visitors, count(*)::int as days, max(f.day)::text as last from figure_day f
  where f.what = 'missed' and f.store_id = 0 and f.day between ${span.from}::date and ${span.to}::date
  group by f.word order by 2 desc, 4 desc, f.word`;

export const listMissed = async (tx: Tx, query: MissedQuery): Promise<PageOf<MissedWord>> => {
  const [list, [counted]] = await Promise.all([
    readRows(tx, MissedWord)`${missedOf(query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    readRows(tx, TotalRow)`select count(*)::int as total from (${missedOf(query)}) listed`,
  ]);
  return { list, total: counted?.total ?? 0 };
};
