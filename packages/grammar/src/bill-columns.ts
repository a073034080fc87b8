import { columnWords, headKey, isUnit } from './bill-book.ts';
import { readQuantity } from './read-quantity.ts';

/** Where the columns of a sheet stand. `unitOf` is the unit that a head names in brackets: 数量(米). */
export type Columns = { at: Map<string, number>; heads: { id: string; head: string }[]; unit: string };

const headRows = 15;
/** So many rows tell what stands in a column. */
const mostLookedAt = 200;
const telling = ['name', 'description', 'spec', 'code'];

const columnsIn = (row: readonly string[]): Columns => {
  const columns: Columns = { at: new Map(), heads: [], unit: '' };
  for (const [nth, cell] of row.entries()) {
    if (cell.length > 30) continue;
    const id = columnWords.get(headKey(cell));
    if (id === undefined || columns.at.has(id)) continue;
    columns.at.set(id, nth);
    columns.heads.push({ id, head: cell.trim() });
    const [, inside = ''] = /[(（](.{1,4})[)）]/u.exec(cell) ?? [];
    if (id === 'quantity' && isUnit(inside.trim())) columns.unit = inside.trim();
  }
  return columns;
};

const isHead = ({ at }: Columns): boolean => at.size >= 2 && telling.some((id) => at.has(id));

/** The row of heads, among the first ones. */
export const findHead = (rows: readonly (readonly string[])[]): { row: number; columns: Columns } | undefined => {
  for (const [row, cells] of rows.slice(0, headRows).entries()) {
    const columns = columnsIn(cells);
    if (isHead(columns)) return { row, columns };
  }
  return undefined;
};

/** A sheet that goes over several pages repeats its head. */
export const isHeadAgain = (cells: readonly string[], { heads, at }: Columns): boolean =>
  heads.length > 1 && heads.every(({ id, head }) => (cells[at.get(id) ?? -1] ?? '').trim() === head);

const share = (cells: readonly string[], fits: (cell: string) => boolean): number => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
};

const isPlainNumber = (cell: string): boolean => /^\d{1,3}(?:,\d{3})+$|^\d{1,7}(?:\.\d{1,3})?$/u.test(cell.normalize('NFKC'));
const isAmount = (cell: string): boolean => {
  if (isPlainNumber(cell)) return true;
  const { number, notes } = readQuantity(cell);
  return number !== undefined || notes.includes('not_positive') || notes.includes('too_large');
};

/** A number of a company's books: long, or letters before it. */
const isCode = (cell: string): boolean => /^(?:\d{7,18}|[A-Za-z]{1,6}[-_]?\d{5,16})$/u.test(cell.normalize('NFKC'));
const shapeOf = (cell: string): string => cell.replaceAll(/\d/gu, '9');

/** Whether a column holds codes: all of one make, as no column of models has them. */
const holdsCodes = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  const shapes = Map.groupBy(filled, shapeOf);
  const commonest = Math.max(0, ...[...shapes.values()].map((some) => some.length));
  return filled.length > 0 && share(filled, isCode) > 0.8 && commonest > filled.length * 0.6;
};

/** A code that stands before the name in one text: 500012345 电力电缆 YJV22. */
export const takeCode = (text: string): { code: string; text: string } => {
  const [, code = '', rest = ''] = /^\s*(\S+)[\s,，;；]+(.*\p{Script=Han}.*)$/u.exec(text) ?? [];
  return isCode(code) ? { code, text: rest.trim() } : { code: '', text };
};

/** Columns of a sheet without heads, by what stands in them: numbers one after the other, units, quantities; the rest is text. */
export const guessColumns = (rows: readonly (readonly string[])[]): Columns => {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns: Columns = { at: new Map(), heads: [], unit: '' };
  if (width < 2) return columns;
  const some = rows.slice(0, mostLookedAt);
  const cellsOf = (nth: number) => some.map((row) => row[nth] ?? '');
  const all = Array.from({ length: width }, (_, nth) => nth);
  const first = cellsOf(0).filter((cell) => cell !== '');
  const counts = first.length > 1 && first.every((cell, nth) => /^\d{1,4}$/.test(cell) && Number(cell) === Number(first[0]) + nth);
  if (counts && width > 2) columns.at.set('line', 0);
  const free = () => all.filter((nth) => ![...columns.at.values()].includes(nth));
  const code = free().find((nth) => holdsCodes(cellsOf(nth)) && free().length > 1);
  if (code !== undefined) columns.at.set('code', code);
  const unit = free().find((nth) => share(cellsOf(nth), isUnit) > 0.6);
  if (unit !== undefined) columns.at.set('unit', unit);
  const amounts = free().filter((nth) => nth > 0 && share(cellsOf(nth), isAmount) > 0.5);
  // Beside the unit stands how many; without one the first number behind the text, for prices come later.
  const quantity = amounts.find((nth) => unit !== undefined && Math.abs(nth - unit) === 1) ?? amounts[0];
  if (quantity !== undefined) columns.at.set('quantity', quantity);
  const prices = free().filter((nth) => quantity !== undefined && nth > quantity && share(cellsOf(nth), isPlainNumber) > 0.8);
  for (const [nth, at] of prices.entries()) columns.at.set(nth === 0 ? 'price' : `amount${nth}`, at);
  return columns;
};
