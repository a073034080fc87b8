import { moneyTyped, type QuoteColumn, quoteSheetMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { ShownLine } from '@mall/contract/inquiry/inquiry-data.ts';
import type { InvitationDetail, QuoteSheet } from '@mall/contract/inquiry/invitation-data.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, fromYuan, largestAmount, toYuan } from '@mall/contract/kernel/money.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { fenOf } from '../billing/sheet-figures.ts';
import { headBytes, sniffEndings } from '../content/sniff-upload.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readSheet } from '../kernel/read-sheet.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import { writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { sheetWords } from './sheet-words.ts';

type Asked = { inquiryNumber: string; lines: readonly Pick<ShownLine, 'seq'>[] };

/** The sheet to fill: the lines of the inquiry, with what was quoted before. Its number stands above them, so that it is not taken for another's. */
export const quoteTemplate = async (
  { inquiryNumber, lines, quotes: [last] }: Pick<InvitationDetail, 'inquiryNumber' | 'lines' | 'quotes'>,
  language: Language,
): Promise<FileAnswer> => {
  const before = new Map(last?.lines.map((line) => [line.seq, line]));
  const heads = (['line', 'material', 'description', 'num', 'unit', 'price', 'days'] as const).map((name) => sheetWords[name][language]);
  const rows = lines.map(({ seq, name, description, num, unit }) => {
    const quoted = before.get(seq);
    return [seq, name, description, num, unit, quoted ? Number(quoted.price) : '', quoted?.days ?? ''];
  });
  return {
    type: xlsxType,
    name: `${inquiryNumber}.xlsx`,
    bytes: await writeXlsx({
      name: inquiryNumber,
      widths: [14, 30, 40, 10, 8, 20, 14],
      headRow: 2,
      rows: [[sheetWords.number[language], inquiryNumber], heads, ...rows],
    }),
  };
};

const large = () => refuse('inquiry.sheet_large', { mb: quoteSheetMost.bytes / 1024 / 1024, rows: quoteSheetMost.rows });
const unreadable = () => refuse('inquiry.sheet_unreadable');
const bounds = { semicolons: true, rows: quoteSheetMost.rows, columns: 30, large, unreadable };
/** Heads stand in the first rows: above them there may be a title. */
const headsWithin = 10;

const headPatterns: Readonly<Record<QuoteColumn, RegExp>> = {
  line: /^(?:行号?|序号|no\.?|#)$/i,
  price: /单价|价格|报价|price|prix|precio|preço|цена/i,
  days: /天数|交期|货期|days|jours|días|dias|дней/i,
};
type Columns = Readonly<Record<QuoteColumn, number>>;

const sums = /合计|小计|总|total|\bsum\b|итого|сумма/i;
/** What speaks of a price and is not the one in yuan with tax that is quoted: without tax, an earlier or a planned one, of another coin or in thousands. */
const otherPrices =
  /不含|未税|无税|除税|\bnet\b|without tax|excl|hors tax|\bht\b|sin impuest|sem impost|без н|参考|上次|上期|历史|原价|预算|reference|\blast\b|previous|万|千元|[$€£₽]|\b(?:usd|eur|gbp|hkd|jpy|rub|brl)\b|美元|美金|欧元|英镑|港币|港元|日元|卢布|руб/i;

/** Where a column may stand: under the head of the template, or else under any that is like it. */
const placesOf = (row: readonly string[], name: QuoteColumn): number[] => {
  const among = (fits: (head: string) => boolean) => row.flatMap((cell, at) => (fits(cell.trim()) ? [at] : []));
  const exact = among((head) => Object.values(sheetWords[name]).includes(head));
  return exact.length > 0 ? exact : among((head) => headPatterns[name].test(head) && !sums.test(head));
};

const columnsOf = (row: readonly string[]): Columns | undefined => {
  const find = (name: QuoteColumn) => placesOf(row, name)[0] ?? -1;
  const price = find('price');
  return price < 0 ? undefined : { line: find('line'), price, days: find('days') };
};

/** A price of the wrong column would be quoted without a word. */
const requireClear = (row: readonly string[], { price }: Columns): void => {
  const several = (['price', 'days'] as const).some((name) => placesOf(row, name).length > 1);
  if (several || otherPrices.test(row[price] ?? '')) throw refuse('inquiry.sheet_unclear');
};
/** Without heads: line, price and days; price and days in the order of the lines; or prices alone. */
const headless = (width: number): Columns =>
  width >= 3 ? { line: 0, price: 1, days: 2 } : { line: -1, price: 0, days: width === 2 ? 1 : -1 };

/** With a comma before the fen, as the form takes it too. */
const fenTyped = (typed: string): number | undefined => {
  const yuan = moneyTyped(typed);
  return yuan === undefined ? undefined : fromYuan(yuan);
};

/** To the fen, without rounding what somebody meant more exactly; what a sheet reckoned is off by less than anybody means. */
const priceOf = (typed: string): number | undefined => {
  const read = fenOf(typed, false) ?? fenTyped(typed);
  const decimals = Number(`0.${/\.(\d+)\D*$/.exec(typed)?.[1] ?? '0'}`) * 100;
  return read === undefined || read < 1 || read > largestAmount || Math.abs(decimals - Math.round(decimals)) > 1e-6 ? undefined : read;
};

type Read = { rows: string[][]; at: Columns; first: number };

/** How many columns a row names. */
const namedBy = (row: readonly string[]): number => Object.values(columnsOf(row) ?? {}).filter((at) => at >= 0).length;

/** The row that names most columns: a title may speak of prices, too, and stands alone in its row. */
const headRowOf = (cells: readonly string[][], width: number): number => {
  const isTitle = (row: readonly string[]) => width > 1 && row.filter((cell) => cell.trim() !== '').length === 1;
  const named = cells.slice(0, headsWithin).map((row) => (isTitle(row) ? 0 : namedBy(row)));
  const most = Math.max(0, ...named);
  return most === 0 ? -1 : named.lastIndexOf(most);
};

const partsOf = (cells: string[][]): Read => {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const headAt = headRowOf(cells, width);
  const head = cells[headAt] ?? [];
  const at = columnsOf(head);
  if (at) {
    requireClear(head, at);
    return { rows: cells.slice(headAt + 1), at, first: headAt + 2 };
  }
  if (width > 3) throw refuse('inquiry.sheet_heads');
  return { rows: cells, at: headless(width), first: 1 };
};

const numberPattern = /^XJ\d{8}-\d{4,}$/;

/** Refuses what is no sheet of this inquiry, and says why. */
const requireOwn = (cells: readonly string[][], { inquiryNumber }: Asked): void => {
  const said = cells.flat().map((cell) => cell.trim());
  if (said.every((cell) => cell === '')) throw refuse('inquiry.sheet_empty');
  const numbers = said.filter((cell) => numberPattern.test(cell));
  const [other] = numbers.includes(inquiryNumber) ? [] : numbers;
  if (other) throw refuse('inquiry.sheet_other', { number: other, own: inquiryNumber });
};

/** Prices and days of rows, by line. Every place that is wrong is named, and then none is taken. */
export const quoteOfRows = (cells: string[][], asked: Asked, language: Language): QuoteSheet => {
  requireOwn(cells, asked);
  const { lines } = asked;
  const { rows, at, first } = partsOf(cells);
  const known = new Map(lines.map(({ seq }) => [String(seq), seq]));
  const rowOf = new Map<number, number>();
  const found: QuoteSheet = { lines: [], wrong: [] };
  let nth = 0;
  for (const [index, cell] of rows.entries()) {
    const textOf = (column: QuoteColumn) => (at[column] < 0 ? '' : (cell[at[column]] ?? '').trim());
    const [price, days] = [textOf('price'), textOf('days')];
    if (cell.every((one) => one.trim() === '')) continue;
    nth += 1;
    // Not priced yet; it stays as it was typed.
    if (price === '' && days === '') continue;
    const row = first + index;
    const name = at.line < 0 ? String(lines[nth - 1]?.seq ?? nth) : textOf('line');
    const wrong = (column: QuoteColumn, value: string, fault: Refusal) =>
      found.wrong.push({ row, column, value: cutText(value, 40), reason: refusalEnvelope(fault, language).msg });
    const seq = known.get(name);
    const fenRead = priceOf(price);
    const earlier = seq === undefined ? undefined : rowOf.get(seq);
    if (seq === undefined) wrong('line', name, refuse('inquiry.sheet_line'));
    else if (earlier !== undefined) wrong('line', name, refuse('inquiry.sheet_twice', { row: earlier }));
    else rowOf.set(seq, row);
    if (fenRead === undefined) wrong('price', price, refuse('inquiry.price_wrong'));
    if (!/^\d{0,3}$/.test(days)) wrong('days', days, refuse('inquiry.days_wrong'));
    if (seq !== undefined && fenRead !== undefined)
      found.lines.push({ seq, price: toYuan(fen(fenRead)), days: days === '' ? null : Number(days) });
  }
  if (found.lines.length === 0 && found.wrong.length === 0) throw refuse('inquiry.sheet_unfilled');
  return found.wrong.length > 0 ? { lines: [], wrong: found.wrong } : found;
};

export const readQuoteSheet = async (file: FilePart | undefined, asked: Asked, language: Language): Promise<QuoteSheet> => {
  const bytes = await takeFile(file, quoteSheetMost.bytes, large);
  const [kind] = sniffEndings(bytes.subarray(0, headBytes));
  // A workbook is a zip by its first bytes.
  if (kind !== undefined && kind !== 'zip') throw refuse('inquiry.sheet_kind', { kind: kind === 'doc' ? 'xls / doc' : kind });
  return quoteOfRows(await readSheet(bytes, bounds), asked, language);
};
