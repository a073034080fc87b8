import type { Id } from '@mall/contract/kernel/fields.ts';
import type { LeftOut, StatementReport } from '@mall/contract/payment/statement.api.ts';
import { statementMost } from '@mall/contract/payment/statement.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { cleanFileName } from '../content/clean-file-name.ts';
import type { Tx } from '../kernel/db.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { matchLines } from './match-lines.ts';
import { type ReadStatement, tellsTheSame, tooLarge } from './read-statement.ts';
import { lockBooks } from './settle-line.ts';
import type { ReadLine } from './statement-line.ts';

export const takeStatement = async (file: FilePart | undefined): Promise<{ name: string; bytes: Buffer }> => {
  const bytes = await takeFile(file, statementMost.bytes, tooLarge);
  return { name: cleanFileName(file?.name ?? ''), bytes };
};

const Counts = z.strictObject({ matched: z.int(), likely: z.int(), open: z.int() });

/** Writes a statement into the books of the bank. A line counts once by its number, however often and in however many files it comes; what is not taken is named. */
export const uploadStatement = async (
  tx: Tx,
  side: MallSide,
  { name, format, lines, ...read }: { name: string } & ReadStatement,
  accountNo: string,
): Promise<StatementReport> => {
  if (lines.some((line) => line.accountNo !== accountNo)) throw refuse('payment.statement_account');
  // Two files at once are read one after the other, or each would find the same records for its lines.
  await lockBooks(tx);
  const left = [...read.leftOut, ...(await knownOtherwise(tx, accountNo, lines))].toSorted((a, b) => a.row - b.row);
  const leftOut = left.slice(0, statementMost.leftOut);
  const [statement] = await readRows(tx, IdRow)`
    insert into bank_statement (file_name, format, account_no, lines, new_lines, by_member_id, left_count, left_out)
    values (${name}, ${format}, ${accountNo}, ${lines.length}, 0, ${side.memberId}, ${left.length}, ${JSON.stringify(leftOut)}::jsonb) returning id::text`;
  const id = statement?.id as Id;
  const fresh = await writeLines(tx, id, lines);
  await matchLines(tx, await openOf(tx, lines));
  const days = lines.map(({ date }) => date.slice(0, 10)).toSorted();
  const [counts] = await readRows(tx, Counts)`
    select (count(*) filter (where state in ('matched', 'fee', 'wrong')))::int as matched, (count(*) filter (where state = 'likely'))::int as likely,
      (count(*) filter (where state = 'open'))::int as open from bank_line where account_no = ${accountNo} and line_no = any (${sql.param(lines.map(({ lineNo }) => lineNo))}::text[])`;
  const told = { id, format, from: days[0] as string, to: days.at(-1) as string, lines: lines.length, fresh };
  return { ...told, ...(counts as z.infer<typeof Counts>), leftCount: left.length, leftOut };
};

const Known = z.strictObject({ lineNo: z.string(), amountFen: z.number(), direction: z.enum(['in', 'out']), date: z.string() });

/** A number that an earlier file had with other money: the first word stands, and somebody has to look. */
const knownOtherwise = async (tx: Tx, accountNo: string, lines: readonly ReadLine[]): Promise<LeftOut[]> => {
  const rows = await readRows(tx, Known)`
    select line_no as "lineNo", amount_fen::float8 as "amountFen", direction, ${timeText(sql`booked_at`)} as date from bank_line
    where account_no = ${accountNo} and line_no = any (${sql.param(lines.map(({ lineNo }) => lineNo))}::text[])`;
  const known = new Map(rows.map((row) => [row.lineNo, row]));
  return lines.flatMap((line): LeftOut[] => {
    const before = known.get(line.lineNo);
    return before && !tellsTheSame(before, line) ? [{ row: line.row, lineNo: line.lineNo, why: 'known_otherwise' }] : [];
  });
};

/** So many rows are written at once, with the requests that wait in between. */
const slice = 1000;

const writeLines = async (tx: Tx, statementId: Id, lines: readonly ReadLine[]): Promise<number> => {
  let fresh = 0;
  for (let from = 0; from < lines.length; from += slice) {
    const { rowCount } = await tx.execute(sql`
      insert into bank_line (statement_id, account_no, line_no, booked_at, direction, amount_fen, party_name, party_account, remark, reference, difference)
      select ${statementId}, f."accountNo", f."lineNo", f.date::timestamptz, f.direction, f."amountFen", f."partyName", f."partyAccount", f.remark, f.reference, 'bank_only'
      from json_to_recordset(${JSON.stringify(lines.slice(from, from + slice))}::json)
        f("accountNo" text, "lineNo" text, date text, direction text, "amountFen" bigint, "partyName" text, "partyAccount" text, remark text, reference text)
      on conflict (account_no, line_no) do nothing`);
    fresh += rowCount ?? 0;
  }
  await tx.execute(sql`update bank_statement set new_lines = ${fresh} where id = ${statementId}`);
  return fresh;
};

/** Also those of before are looked at again: their records may have come since. */
const openOf = async (tx: Tx, lines: readonly ReadLine[]): Promise<Id[]> => {
  const days = lines.map(({ date }) => date).toSorted();
  const rows = await readRows(tx, IdRow)`
    select id::text from bank_line where state = 'open' and by_member_id is null
      and booked_at >= ${days[0]}::timestamptz - interval '7 days' and booked_at <= ${days.at(-1)}::timestamptz`;
  return rows.map(({ id }) => id);
};
