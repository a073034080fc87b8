import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import {
  BankLine,
  type BookRecord,
  type Candidate,
  type LinesQuery,
  type RecordsQuery,
  type StatementDay,
} from '@mall/contract/payment/statement.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { asRecord, books, RecordRow, readRecords, unheard } from './book-records.queries.ts';
import { readOpenLines } from './match-lines.ts';
import { farthestDays, scoreLine } from './score-line.ts';

const yuan = (amount: number) => toYuan(fen(amount));
const ofDay = (column: ReturnType<typeof sql>, day: string) => sql`${column} >= ${day}::date and ${column} < ${day}::date + 1`;

const DayRow = z.strictObject({ day: z.string(), open: z.int() });
const Sums = z.strictObject({
  auto: z.int(),
  hand: z.int(),
  likely: z.int(),
  open: z.int(),
  mallOnly: z.int(),
  bankFen: z.number(),
  mallFen: z.number(),
});
const mostDays = 60;

/** A day of the bank beside the same day of the books. */
export const readStatementDay = async (tx: Tx, asked: string | undefined, accountNo: string): Promise<StatementDay> => {
  const days = await readRows(tx, DayRow)`
    select booked_at::date::text as day, (count(*) filter (where state in ('open', 'likely')))::int as open from bank_line group by 1 order by 1 desc limit ${mostDays}`;
  const day = asked ?? days[0]?.day ?? null;
  if (day === null)
    return {
      day,
      days,
      accountNo,
      counts: { auto: 0, hand: 0, likely: 0, open: 0, mallOnly: 0 },
      bank: '0.00',
      mall: '0.00',
      difference: '0.00',
    };
  const [sums] = await readRows(tx, Sums)`
    select l.*, m.*, (select count(*) from ${books} where ${ofDay(sql`b.at`, day)} and ${unheard})::int as "mallOnly"
    from (select (count(*) filter (where state in ('matched', 'wrong') and by_member_id is null))::int as auto,
        (count(*) filter (where state in ('matched', 'wrong', 'fee') and by_member_id is not null))::int as hand,
        (count(*) filter (where state = 'likely'))::int as likely, (count(*) filter (where state = 'open'))::int as open,
        coalesce(sum(case direction when 'in' then amount_fen else -amount_fen end), 0)::float8 as "bankFen" from bank_line where ${ofDay(sql`booked_at`, day)}) l,
      (select coalesce(sum(case b.kind when 'payment' then b.amount_fen else -b.amount_fen end), 0)::float8 as "mallFen" from ${books} where ${ofDay(sql`b.at`, day)}) m`;
  const { bankFen, mallFen, ...counts } = sums as z.infer<typeof Sums>;
  return { day, days, accountNo, counts, bank: yuan(bankFen), mall: yuan(mallFen), difference: yuan(bankFen - mallFen) };
};

const LineRow = BankLine.omit({ amount: true, record: true }).extend({
  amountFen: z.number(),
  record: RecordRow.omit({ names: true, keys: true }).extend({ name: z.string() }).nullable(),
  total: z.int(),
});

export const listLines = async (tx: Tx, { day, tab, page, limit }: LinesQuery): Promise<PageOf<BankLine>> => {
  const states = tab === 'differs' ? sql`('open', 'likely')` : sql`('matched', 'fee', 'wrong')`;
  const rows = await readRows(tx, LineRow)`
    select l.id::text, l.line_no as "lineNo", ${timeText(sql`l.booked_at`)} as date, l.direction, l.amount_fen::float8 as "amountFen", l.party_name as "partyName", l.remark,
      l.reference, l.state, l.difference, l.score, coalesce(m.member_name, '') as by, l.note, l.wrong_payment_id::text as "wrongId", l.total,
      (select json_build_object('kind', b.kind, 'sn', b.sn, 'amountFen', b.amount_fen, 'name', coalesce(b.names[1], ''), 'orderSns', b.sns, 'date', ${timeText(sql`b.at`)})
        from ${books} where b.sn = coalesce(l.attempt_no, l.refund_sn)) as record
    from (select *, (count(*) over ())::int as total from bank_line where ${ofDay(sql`booked_at`, day)} and state in ${states}
      order by (state = 'open') desc, booked_at, id limit ${limit} offset ${(page - 1) * limit}) l left join member m on m.id = l.by_member_id
    order by (l.state = 'open') desc, l.booked_at, l.id`;
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ amountFen, record, total: _total, ...line }) => ({
      ...line,
      amount: yuan(amountFen),
      record: record && asShown(record),
    })),
  };
};

const asShown = ({ amountFen, ...record }: NonNullable<z.infer<typeof LineRow>['record']>): BookRecord => ({
  ...record,
  amount: yuan(amountFen),
});

/** What the books have of a day and the bank has not. */
export const listRecords = async (tx: Tx, { day, page, limit }: RecordsQuery): Promise<PageOf<BookRecord>> => {
  const all = await readRecords(tx, sql`${ofDay(sql`b.at`, day)} and ${unheard}`);
  return { list: all.slice((page - 1) * limit, page * limit).map(asRecord), total: all.length };
};

const mostCandidates = 30;

/** Records within a few days of a line that could be it: the same amount or number first, then those that are nearest by amount. */
export const listCandidates = async (tx: Tx, id: Id): Promise<Candidate[]> => {
  const [line] = await readOpenLines(tx, [id], ['open', 'likely']);
  if (!line) throw refuse('kernel.not_found');
  const day = line.date.slice(0, 10);
  const records = await readRecords(
    tx,
    sql`b.kind = ${line.direction === 'in' ? 'payment' : 'refund'} and b.at >= ${day}::date - ${farthestDays}::int and b.at < ${day}::date + ${farthestDays + 1}::int`,
  );
  return records
    .map((record) => ({ record, ...(scoreLine(line, record) ?? { score: 0, difference: 'amount' as const }) }))
    .toSorted((a, b) => b.score - a.score || Math.abs(a.record.amountFen - line.amountFen) - Math.abs(b.record.amountFen - line.amountFen))
    .slice(0, mostCandidates)
    .map(({ record, score, difference }) => ({ ...asRecord(record), score, difference }));
};
