import { empties, isHeading, isReused, isSupplied, isTotal, repeats, stops } from './bill-book.ts';
import { type Columns, findHead, guessColumns, isHeadAgain, takeCode } from './bill-columns.ts';
import { cutText } from './cut-text.ts';
import { takeQuantity } from './take-quantity.ts';

type BillLineRead = {
  line: number;
  text: string;
  code?: string;
  brand?: string;
  unit?: string;
  quantity?: string;
  remark?: string;
};
type OtherLine = { line: number; text: string; kind: 'heading' | 'total' | 'supplied' | 'reused' | 'blank' };
export type BillRead = { lines: BillLineRead[]; others: OtherLine[]; columns: { id: string; head: string }[]; left: number };

type Cells = readonly string[];

const filled = (cells: Cells): string[] => cells.filter((cell) => cell !== '');
const joined = (cells: Cells): string => filled(cells).join(' ').trim();

/** Parts of a text, none of them twice: a description often begins with the name. */
const together = (parts: readonly string[]): string => {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '' || empties.has(part) || kept.some((one) => one.includes(part))) continue;
    const held = kept.findIndex((one) => part.includes(one));
    if (held >= 0) kept.splice(held, 1, part);
    else kept.push(part);
  }
  return kept.join(' ');
};

const cut = (text: string | undefined, most: number): string => cutText(text ?? '', most);

/** A row by its columns; what the row above said counts where a cell says 同上. */
const byColumns = (cells: Cells, { at }: Columns, above: Map<string, string>): Map<string, string> => {
  const values = new Map<string, string>();
  for (const [id, nth] of at) {
    const cell = (cells[nth] ?? '').trim();
    const value = repeats.has(cell) ? (above.get(id) ?? '') : cell;
    values.set(id, value);
    if (value !== '') above.set(id, value);
  }
  return values;
};

/** Text of cells that no column takes in, where a sheet has no heads. */
const rest = (cells: Cells, { at }: Columns): string[] => {
  const taken = new Set(at.values());
  return cells.filter((_, nth) => !taken.has(nth));
};

const otherKind = (cells: Cells, text: string, remark: string): OtherLine['kind'] | undefined => {
  const first = filled(cells)[0] ?? '';
  if (isTotal(first) || isTotal(text)) return 'total';
  if (isSupplied(remark) || (isSupplied(text) && filled(cells).length > 1)) return 'supplied';
  return isReused(remark) || isReused(text) ? 'reused' : undefined;
};

const headed = (cells: Cells, columns: Columns, above: Map<string, string>): Omit<BillLineRead, 'line'> => {
  const values = byColumns(cells, columns, above);
  const of = (id: string) => values.get(id) ?? '';
  const unit = empties.has(of('unit')) ? '' : of('unit') || columns.unit;
  return {
    text: cut(together([of('name'), of('description'), of('spec')]), 400),
    ...(of('code') && !empties.has(of('code')) && { code: cut(of('code'), 80) }),
    ...(of('brand') && !empties.has(of('brand')) && { brand: cut(of('brand'), 80) }),
    ...(unit && { unit: cut(unit, 20) }),
    ...(columns.at.has('quantity') && { quantity: cut(of('quantity'), 40) }),
    ...(of('remark') && { remark: cut(of('remark'), 200) }),
  };
};

const guessed = (cells: Cells, columns: Columns, above: Map<string, string>, loose: boolean): Omit<BillLineRead, 'line'> => {
  const values = byColumns(cells, columns, above);
  const parts = rest(cells, columns).filter((cell) => !empties.has(cell));
  const typed = joined(parts);
  const column = values.get('code') ?? '';
  const { code, text } = column === '' ? takeCode(cells.length === 1 ? (cells[0] ?? '') : typed) : { code: column, text: typed };
  const quantity = values.get('quantity') ?? '';
  const unit = values.get('unit') ?? '';
  const named = { ...(code && { code: cut(code, 80) }), ...(unit && { unit: cut(unit, 20) }) };
  if (columns.at.has('quantity') && (quantity !== '' || cells.length > 1))
    return { text: cut(text, 400), quantity: cut(quantity, 40), ...named };
  const taken = takeQuantity(text, { loose });
  return { text: cut(taken.text, 400), quantity: cut(taken.quantity, 40), ...named };
};

/** Whether lines of one cell end in how many: most of a pad do, or none. */
const endInNumbers = (rows: readonly Cells[]): boolean => {
  const single = rows.filter((cells) => cells.length === 1).slice(0, 200);
  const ending = single.filter(([cell = '']) => takeQuantity(cell, { loose: true }).quantity !== '');
  return single.length > 0 && ending.length * 2 > single.length;
};

const isHeadingRow = (cells: Cells, line: Omit<BillLineRead, 'line'>, hasHead: boolean): boolean => {
  if ((line.quantity ?? '') !== '' || line.code) return false;
  const [first = '', ...others] = filled(cells);
  if (isHeading(joined(cells)) || (hasHead && isHeading(first) && others.length < 2)) return true;
  return hasHead && others.length === 0;
};

const kindOf = (cells: Cells, line: Omit<BillLineRead, 'line'>, hasHead: boolean): OtherLine['kind'] | undefined => {
  const kind = otherKind(cells, line.text || joined(cells), line.remark ?? '');
  if (kind) return kind;
  if (isHeadingRow(cells, line, hasHead)) return 'heading';
  return line.text === '' && !line.code ? 'blank' : undefined;
};

type Most = { lines: number; others: number };

/** Reads rows of a sheet or of a pasted text: so many lines to buy, and others by what they are; what comes behind is counted. */
export const readBill = (rows: readonly Cells[], most: Most): BillRead => {
  const head = findHead(rows);
  const columns = head?.columns ?? guessColumns(rows);
  const read: BillRead = { lines: [], others: [], columns: head?.columns.heads ?? [], left: 0 };
  const loose = !head && endInNumbers(rows);
  const above = new Map<string, string>();
  for (const [nth, cells] of rows.entries()) {
    const whole = joined(cells);
    if (whole === '' || nth === head?.row || (head && isHeadAgain(cells, columns))) continue;
    if (stops.some((stop) => whole.includes(stop))) break;
    const line = nth + 1;
    const parts = head ? headed(cells, columns, nth < head.row ? new Map() : above) : guessed(cells, columns, above, loose);
    const kind = head && nth < head.row ? 'heading' : kindOf(cells, parts, head !== undefined);
    if (kind ? read.others.length >= most.others : read.lines.length >= most.lines) read.left += 1;
    else if (kind) read.others.push({ line, text: cut(whole, 400), kind });
    else read.lines.push({ line, ...parts });
  }
  return read;
};
