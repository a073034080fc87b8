import { statementMost } from '@mall/contract/payment/statement.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { refuse } from '../kernel/refusal.ts';
import { readCsv } from './read-csv.ts';
import type { ReadLine, StatementLine } from './statement-line.ts';

/** What the columns are called, by the bank of the sandbox and by others. */
const heads = {
  lineNo: ['交易流水号', '流水号', '交易序号'],
  accountNo: ['本方账号', '账号'],
  date: ['交易时间', '交易日期', '记账日期'],
  direction: ['借贷标志', '收支', '借贷'],
  amount: ['金额', '交易金额', '发生额'],
  partyName: ['对方户名', '对方名称'],
  partyAccount: ['对方账号'],
  remark: ['附言', '摘要', '用途'],
  reference: ['商户单号', '客户流水号', '参考号'],
} as const;
type Column = keyof typeof heads;
const needed: readonly Column[] = ['lineNo', 'accountNo', 'date', 'direction', 'amount'];

const wrong = (row: number, column: Column) => refuse('payment.statement_row', { row, field: heads[column][0] });

export const readStatementCsv = (text: string): ReadLine[] => {
  const rows = readCsv(text, statementMost.rows + 20);
  // Banks write some lines about the account before the heads.
  const top = rows.findIndex((cells) =>
    needed.every((column) => cells.some((cell) => (heads[column] as readonly string[]).includes(cell))),
  );
  if (top === -1 || top > 15) throw refuse('payment.statement_unreadable');
  const first = rows[top] ?? [];
  const places = Object.fromEntries(
    Object.entries(heads).map(([column, names]) => [column, first.findIndex((cell) => (names as readonly string[]).includes(cell))]),
  ) as Record<Column, number>;
  return rows
    .slice(top + 1)
    .map((cells, index) => ({ row: top + index + 2, ...lineOf((column) => cells[places[column]] ?? '', top + index + 2) }));
};

const directions: ReadonlyMap<string, 'in' | 'out'> = new Map([
  ...['贷', '收入', '收', 'C'].map((word) => [word, 'in'] as const),
  ...['借', '支出', '支', 'D'].map((word) => [word, 'out'] as const),
]);

const lineOf = (cellOf: (column: Column) => string, row: number): StatementLine => {
  const lineNo = cellOf('lineNo');
  if (lineNo === '' || lineNo.length > 64) throw wrong(row, 'lineNo');
  const direction = directions.get(cellOf('direction'));
  if (!direction) throw wrong(row, 'direction');
  return {
    lineNo,
    accountNo: cellOf('accountNo').replaceAll(/\s/g, ''),
    date: dateOf(cellOf('date')) ?? raise(wrong(row, 'date')),
    direction,
    amountFen: fenOf(cellOf('amount')) ?? raise(wrong(row, 'amount')),
    partyName: cutText(cellOf('partyName'), 120),
    partyAccount: cutText(cellOf('partyAccount'), 40),
    remark: cutText(cellOf('remark'), 200),
    reference: cutText(cellOf('reference'), 64),
  };
};

const raise = (error: Error): never => {
  throw error;
};

/** Tomorrow, by the clock of China: a bank that is ahead of the mall's clock tells of no day behind it. */
const latestDay = (): string => new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10);

/** 2026-11-12, 20261112 or 2026/11/12, with or without a time behind it; no day that is still to come. */
export const dateOf = (text: string): string | undefined => {
  const match = /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?:[ T](\d{2}):?(\d{2})(?::?(\d{2}))?)?/.exec(text);
  if (!match) return undefined;
  const [, y, m, d, h = '00', i = '00', s = '00'] = match;
  const at = new Date(`${y}-${m}-${d}T${h}:${i}:${s}Z`);
  // The thirtieth of February is a day of March to a machine, and no day to a bank.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== `${y}-${m}-${d}T${h}:${i}:${s}` || `${y}` < '1970') return undefined;
  if (`${y}-${m}-${d}` > latestDay()) return undefined;
  return `${y}-${m}-${d} ${h}:${i}:${s}`;
};

/** Amounts of a bank: grouped or not, with at most two decimals, never nothing. */
export const fenOf = (text: string): number | undefined => {
  const match = /^[¥￥+]?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[,\s]/g, ''));
  if (!match) return undefined;
  const amount = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
};
