import { fromYuan } from '@mall/contract/kernel/money.ts';

const cleaned = (text: string): string => text.normalize('NFKC').replaceAll(/[¥元圆\s']|cny|rmb/gi, '');

/** Whether a column of amounts was written where a comma parts the fen: 44.448,00. */
export const hasDecimalComma = (amounts: readonly string[]): boolean => amounts.some((text) => /\d,\d{1,2}$/.test(cleaned(text)));

const pointed = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.\d{1,20})?$/;
const commaed = /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d{1,10})(?:,\d{1,20})?$/;

/** What a machine alone reads as a number is none: no book has 0x10. */
export const fenOf = (text: string, decimalComma: boolean): number | undefined => {
  const figure = cleaned(text);
  if (!(decimalComma ? commaed : pointed).test(figure)) return undefined;
  const read = decimalComma ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', '');
  return Math.abs(Number(read)) < 1e10 ? fromYuan(Number(read).toFixed(2)) : undefined;
};

/** With its unit behind it or without. */
export const numOf = (text: string): number | null => {
  const [figure] = /^[+-]?\d{1,9}(?:\.\d{1,4})?/.exec(cleaned(text).replaceAll(',', '')) ?? [];
  return figure === undefined ? null : Number(figure);
};
