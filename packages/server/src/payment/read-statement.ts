import type { LeftOut } from '@mall/contract/payment/statement.api.ts';
import { type StatementFormat, statementMost } from '@mall/contract/payment/statement.rules.ts';
import { decodeText } from '../kernel/decode-text.ts';
import { refuse } from '../kernel/refusal.ts';
import { readCamt } from './read-camt.ts';
import { readStatementCsv } from './read-statement-csv.ts';
import type { ReadLine, StatementLine } from './statement-line.ts';

/** What a file says: its lines, each number once, and what of it was not taken. */
export type ReadStatement = { format: StatementFormat; lines: ReadLine[]; leftOut: LeftOut[] };

export const tooLarge = () => refuse('payment.statement_large', { mb: statementMost.bytes / 1024 / 1024, rows: statementMost.rows });

/** Whether two lines of one number tell of the same money; one format has the hour, another the day only. */
export const tellsTheSame = (a: Pick<StatementLine, 'amountFen' | 'direction' | 'date'>, b: typeof a): boolean =>
  a.amountFen === b.amountFen && a.direction === b.direction && a.date.slice(0, 10) === b.date.slice(0, 10);

/** The lines of a statement, by what the file is and not by its name. All of it can be read, or nothing. */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) throw refuse('payment.statement_unreadable');
  const format = text.trimStart().startsWith('<') ? 'camt053' : 'csv';
  const read = format === 'camt053' ? readCamt(text) : { lines: readStatementCsv(text), leftOut: [] };
  if (read.lines.length === 0) throw refuse('payment.statement_empty');
  if (read.lines.length > statementMost.rows) throw tooLarge();
  const firsts = new Map<string, ReadLine>();
  const leftOut: LeftOut[] = [...read.leftOut];
  for (const line of read.lines) {
    const before = firsts.get(line.lineNo);
    if (!before) firsts.set(line.lineNo, line);
    else if (!tellsTheSame(before, line)) leftOut.push({ row: line.row, lineNo: line.lineNo, why: 'repeated' });
  }
  return { format, lines: [...firsts.values()], leftOut };
};
