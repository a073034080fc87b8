import { type Queue, WorkRow, type WorkSummary } from '@mall/contract/account/work.api.ts';
import { soonMinutes, type WorkFilter, type WorkItem, type WorkQuery, workKinds } from '@mall/contract/account/work.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { likePattern } from '../kernel/like-pattern.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import type { MallSide } from '../kernel/side.ts';
import { ofAmount, onDays } from '../kernel/span.ts';
import { timeText } from '../kernel/time-text.ts';
import { among, claimOf, doneIn, slotsOf, type WorkBook, type WorkSlot, waitingIn } from './work.ts';

export const WorkListed = WorkRow.omit({ amount: true, holder: true, mine: true }).extend({
  amountFen: z.number().nullable(),
  holderId: Id.nullable(),
  holderName: z.string().nullable(),
  holderMinutes: z.int().nullable(),
});

const minutes = (span: SQL) => sql`floor(extract(epoch from ${span}) / 60)::int`;
const columns = sql`w.kind, w.id::text, w.what, w.name, w.sn, w.note, w.amount_fen::float8 as "amountFen", w.url, ${minutes(sql`now() - w.since`)} as waited,
  floor(least(100 * extract(epoch from now() - w.since) / extract(epoch from w.due - w.since), 999))::int as used, ${timeText(sql`w.due`)} as "dueDate", w.due::date = current_date as "dueToday",
  ${minutes(sql`w.due - now()`)} as left, c.holder_id::text as "holderId", m.member_name as "holderName", ${minutes(sql`now() - c.taken_at`)} as "holderMinutes"`;
const from = sql`w ${claimOf} left join member m on m.id = c.holder_id`;

const orders: Readonly<Record<WorkFilter['order'], SQL>> = {
  due: sql`w.due, w.kind, w.id`,
  since: sql`w.since, w.kind, w.id`,
  amount: sql`w.amount_fen desc nulls last, w.due, w.kind, w.id`,
};

/** As whom the list is read. */
type WorkSight = Pick<MallSide, 'memberId'>;

const heldBy = (who: NonNullable<WorkFilter['who']>, { memberId }: WorkSight): SQL => {
  if (who === 'none') return sql`c.holder_id is null`;
  if (who === 'others') return sql`c.holder_id <> ${memberId}`;
  return sql`c.holder_id = ${who === 'me' ? memberId : who}`;
};

const filterOf = (side: WorkSight, { word, kind, url, who, due, ...span }: WorkFilter): SQL => {
  const parts = [onDays(sql`w.since`, span), ofAmount(sql`w.amount_fen`, span)];
  if (word) parts.push(sql`(w.name ilike ${likePattern(word)} or w.sn ilike ${likePattern(word)} or w.note ilike ${likePattern(word)})`);
  if (kind) parts.push(sql`w.kind = ${kind}`);
  if (url) parts.push(sql`w.url = ${url}`);
  if (who) parts.push(heldBy(who, side));
  if (due === 'over') parts.push(sql`w.due <= now()`);
  if (due === 'soon') parts.push(sql`w.due > now() and w.due <= now() + make_interval(mins => ${soonMinutes})`);
  return sql.join(parts, sql` and `);
};

const toWorkRow = (
  { amountFen, holderId, holderName, holderMinutes, ...row }: z.infer<typeof WorkListed>,
  { memberId }: WorkSight,
): WorkRow => ({
  ...row,
  amount: amountFen === null ? null : toYuan(fen(amountFen)),
  holder: holderId === null ? null : { memberId: holderId, name: holderName ?? '', minutes: holderMinutes ?? 0 },
  mine: holderId === memberId,
});

/** Of these queues the ones that a filter asks for. */
const asked = (slots: readonly WorkSlot[], { kind }: WorkFilter) => slots.filter((slot) => kind === undefined || slot.kind === kind);

const workIn = ({ slots, limits }: WorkBook, side: WorkSight, filter: WorkFilter): SQL =>
  sql`(${waitingIn(asked(slots, filter), limits)}) ${from} where ${filterOf(side, filter)}`;

const noWork = sql`select from member where false`;

/** Everything of a filter, in its order; the queues are those at which the reader works. */
export const workOf = (book: WorkBook, side: WorkSight, filter: WorkFilter): SQL =>
  asked(book.slots, filter).length === 0
    ? noWork
    : sql`select ${columns} from ${workIn(book, side, filter)} order by ${orders[filter.order]}`;

export const listWork = async (tx: Tx, side: MallSide, { slots, limits }: WorkBook, query: WorkQuery): Promise<PageOf<WorkRow>> => {
  const book = { slots: slotsOf(side, slots), limits };
  if (asked(book.slots, query).length === 0) return { list: [], total: 0 };
  const rows = await readRows(tx, WorkListed)`${workOf(book, side, query)} limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from ${workIn(book, side, query)}`;
  return { list: rows.map((row) => toWorkRow(row, side)), total: counted?.total ?? 0 };
};

/** One of them, as the list shows it. */
export const findWork = async (tx: Tx, side: MallSide, book: WorkBook, item: WorkItem): Promise<WorkRow | undefined> => {
  const slots = slotsOf(side, book.slots).filter(({ kind }) => kind === item.kind);
  if (slots.length === 0) return undefined;
  const [row] = await readRows(tx, WorkListed)`select ${columns} from (${waitingIn(slots, book.limits)}) ${from} where ${among([item])}`;
  return row && toWorkRow(row, side);
};

const QueueRow = z.strictObject({
  kind: z.enum(workKinds),
  count: z.int(),
  over: z.int(),
  longest: z.int(),
  amountFen: z.number().nullable(),
  mine: z.int(),
  free: z.int(),
});

const summed = (rows: readonly z.infer<typeof QueueRow>[], name: 'count' | 'mine' | 'free') =>
  rows.reduce((sum, row) => sum + row[name], 0);

export const readWorkSummary = async (tx: Tx, side: MallSide, book: WorkBook): Promise<WorkSummary> => {
  const slots = slotsOf(side, book.slots);
  if (slots.length === 0) return { queues: [], all: 0, mine: 0, free: 0, others: 0, longest: 0, done: 0 };
  const rows = await readRows(tx, QueueRow)`
    select w.kind, count(*)::int as count, (count(*) filter (where w.due <= now()))::int as over, ${minutes(sql`now() - min(w.since)`)} as longest,
      sum(w.amount_fen)::float8 as "amountFen", (count(*) filter (where c.holder_id = ${side.memberId}))::int as mine,
      (count(*) filter (where c.holder_id is null))::int as free
    from (${waitingIn(slots, book.limits)}) w ${claimOf} group by w.kind`;
  const [done] = await readRows(tx, TotalRow)`select count(*)::int as total from (${doneIn(slots)}) d`;
  const [all, mine, free] = [summed(rows, 'count'), summed(rows, 'mine'), summed(rows, 'free')];
  const queueOf = (kind: Queue['kind']): Queue => {
    const row = rows.find((one) => one.kind === kind);
    const amountFen = row?.amountFen ?? null;
    return {
      kind,
      count: row?.count ?? 0,
      over: row?.over ?? 0,
      longest: row?.longest ?? 0,
      amount: amountFen === null ? null : toYuan(fen(amountFen)),
    };
  };
  return {
    queues: workKinds.filter((kind) => slots.some((slot) => slot.kind === kind)).map(queueOf),
    all,
    mine,
    free,
    others: all - mine - free,
    longest: Math.max(0, ...rows.map(({ longest }) => longest)),
    done: done?.total ?? 0,
  };
};
