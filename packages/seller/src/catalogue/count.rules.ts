import { stockMost } from '@mall/contract/catalogue/shelf.rules.ts';
import type { StockRow } from '@mall/contract/catalogue/stock.api.ts';
import type { CountStock } from '@mall/contract/catalogue/stock.rules.ts';
import { toHalfWidth } from '@mall/ui/half-width.ts';

/** One spec that is counted: what the book says, and what was found. */
export type CountLine = { readonly row: StockRow; readonly counted: string };

/** Nothing is typed to begin with: a number that stands there already is not counted. */
export const countLine = (row: StockRow): CountLine => ({ row, counted: '' });

const readCount = (typed: string): number | undefined => {
  const text = toHalfWidth(typed).replaceAll(/[\s,]/g, '');
  return /^\d{1,8}$/.test(text) && Number(text) <= stockMost ? Number(text) : undefined;
};

export const isCounted = ({ counted }: CountLine): boolean => counted.trim() !== '';

/** More or fewer than the book; null where nothing was counted or it cannot be read. */
export const differenceOf = ({ row, counted }: CountLine): number | null => {
  const number = readCount(counted);
  return number === undefined ? null : number - row.onHand;
};

export const countFault = (line: CountLine): 'whole' | 'held' | null => {
  if (!isCounted(line)) return null;
  const number = readCount(line.counted);
  if (number === undefined) return 'whole';
  return number < line.row.held ? 'held' : null;
};

/** What goes into the book: every line that was counted, those without a difference too, so that the book is known to have stood still. */
export const countsOf = (lines: readonly CountLine[]): CountStock['specs'] =>
  lines.filter(isCounted).map(({ row, counted }) => ({ specId: row.specId, book: row.onHand, counted: readCount(counted) ?? 0 }));

export const sumsOf = (lines: readonly CountLine[]): { more: number; less: number } => {
  const found = lines.map((line) => differenceOf(line) ?? 0);
  return {
    more: found.reduce((sum, one) => sum + Math.max(0, one), 0),
    less: found.reduce((sum, one) => sum + Math.max(0, -one), 0),
  };
};
