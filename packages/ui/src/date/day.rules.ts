import { toHalfWidth } from '../half-width.ts';

/** A day as the wire writes it: 2026-11-13. */
export function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/** What people type or paste for a day: 2026-11-13, 2026/11/3, 2026.11.3, 2026年11月3日, 20261103. Null when it is none. */
export function readDay(typed: string): string | null {
  const text = toHalfWidth(typed).replaceAll(/\s/g, '');
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!found) return null;
  const day = `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** The same span, its earlier day first; half of one stays as it is. */
export function inOrder({ from, to }: DaySpan): DaySpan {
  return isDay(from) && isDay(to) && to < from ? { from: to, to: from } : { from, to };
}

export type DaySpan = { from: string; to: string };

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
