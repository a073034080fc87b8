import { countedUnit } from '@mall/contract/catalogue/unit.rules.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';

/** "1,820" and, in Chinese, "2.6 万" from ten thousand on. */
export const formatCount = (count: number, language: Language): string => {
  if (language !== 'zh' || count < 10_000) return formatFigure(count, language);
  return `${Math.floor(count / 1_000) / 10} 万`;
};

/** "1,820 台", "2.6 万米". */
export const formatQuantity = (count: number, unit: string, language: Language): string => {
  const figure = formatCount(count, language);
  return figure.endsWith('万') ? figure + unit : `${figure} ${countedUnit(count, unit, language)}`;
};

/** The price without its tax, rounded to the fen. */
export const priceBeforeTax = (price: string, taxRate: number): string =>
  (Math.round((Math.round(Number(price) * 100) * 100) / (100 + taxRate)) / 100).toFixed(2);

/** The part of a day, by its hour in China: the mall works on China time wherever the reader is. */
export const partOfDay = (now: number): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' => {
  const hour = new Date(now + 8 * 3_600_000).getUTCHours();
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
};

/** A long class name in two words for a small place: "变压器与箱变" is "变压器". */
export const shortClassName = (name: string): string => name.split('与', 1)[0] || name;
