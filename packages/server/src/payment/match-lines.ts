import { Id } from '@mall/contract/kernel/fields.ts';
import type { LineState } from '@mall/contract/payment/statement.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';
import { readRecords } from './book-records.queries.ts';
import { pairLines } from './pair-lines.ts';
import { farthestDays } from './score-line.ts';

const LineRow = z.strictObject({
  id: Id,
  direction: z.enum(['in', 'out']),
  amountFen: z.number(),
  partyName: z.string(),
  remark: z.string(),
  reference: z.string(),
  date: z.string(),
});

/** Reads lines that nobody has settled, as they are compared. */
export const readOpenLines = (tx: Tx, ids: readonly Id[], states: readonly LineState[] = ['open']) =>
  readRows(tx, LineRow)`
    select id::text, direction, amount_fen::float8 as "amountFen", party_name as "partyName", remark, reference, ${timeText(sql`booked_at`)} as date
    from bank_line where id = any (${sql.param([...ids])}::bigint[]) and state = any (${sql.param([...states])}::text[]) order by id`;

/** Finds the records of lines that are open. What is sure is matched; what is only likely is shown and asked. */
export const matchLines = async (tx: Tx, ids: readonly Id[]): Promise<void> => {
  await takeKnownWrong(tx, ids);
  const lines = await readOpenLines(tx, ids);
  if (lines.length === 0) return;
  const days = lines.map(({ date }) => date.slice(0, 10)).toSorted();
  const records = await readRecords(
    tx,
    sql`b.at >= ${days[0]}::date - ${farthestDays}::int and b.at < ${days.at(-1)}::date + ${farthestDays + 1}::int`,
  );
  const pairs = await pairLines(lines, records);
  const rows = pairs.map(({ line, record, score, difference, sure }) => ({
    id: line.id,
    state: sure ? 'matched' : 'likely',
    attempt_no: record.kind === 'payment' ? record.sn : null,
    refund_sn: record.kind === 'refund' ? record.sn : null,
    score,
    difference,
  }));
  await tx.execute(sql`
    update bank_line l set state = f.state, attempt_no = f.attempt_no, refund_sn = f.refund_sn, score = f.score, difference = f.difference
    from json_to_recordset(${JSON.stringify(rows)}::json) f(id bigint, state text, attempt_no text, refund_sn text, score int, difference text)
    where l.id = f.id and l.state = 'open'`);
};

/** Money of a wrong amount of which the bank has told before: two people are at it already. */
const takeKnownWrong = async (tx: Tx, ids: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    update bank_line l set state = 'wrong', wrong_payment_id = f.wrong_id, difference = '' from (
      select distinct on (w.id) w.id as wrong_id, l.id from wrong_payment w join bank_line l on l.amount_fen = w.received_fen
        and (w.out_no in (l.line_no, l.reference) or w.attempt_no = l.reference)
      where l.id = any (${sql.param([...ids])}::bigint[]) and l.state = 'open' and l.direction = 'in'
        and not exists (select from bank_line other where other.wrong_payment_id = w.id)
      order by w.id, l.id) f
    where l.id = f.id`);
};
