/** What stands in a cell for a number: the number, another way to write what seems to be meant, or neither. */
export type ReadNumber = { readonly number: number } | { readonly meant: number } | { readonly none: true };

const none = { none: true } as const;
const plain = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** 1.020,5 and 12,5: a comma parts the decimals elsewhere; here nobody can be sure. */
const foreign = /^(?:\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/;

/** Sheets keep 0.1 + 0.2 as it comes out; nobody typed the sixteenth decimal. */
const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;

/** Reads a number as sheets and people write it; signs of either width, a currency before and a unit of money behind are no matter. */
export const readNumber = (typed: string): ReadNumber => {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s¥$]|RMB|CNY|元$/gi, '')
    .toLowerCase();
  if (plain.test(text)) return { number: rounded(Number(text)) };
  if (grouped.test(text)) return { number: rounded(Number(text.replaceAll(',', ''))) };
  if (foreign.test(text)) return { meant: rounded(Number(text.replaceAll('.', '').replace(',', '.'))) };
  return none;
};
