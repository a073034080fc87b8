import { mostFigureDays } from '@mall/contract/figures/figures.rules.ts';

export const spanNames = ['7', '30', 'quarter', 'own'] as const;
export type SpanName = (typeof spanNames)[number];
export type Days = { from: string; to: string };

const dayMs = 86_400_000;
const back = (day: string, days: number): string => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** The days of a choice; `today` is China's. Where own days are not whole yet, the last thirty stand for them. */
export const daysOfSpan = (name: SpanName, today: string, own: Days): Days => {
  if (name === 'quarter') {
    const month = Number(today.slice(5, 7));
    return { from: `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`, to: today };
  }
  if (name === 'own' && own.from !== '' && own.to !== '') return own;
  return { from: back(today, name === '7' ? 6 : 29), to: today };
};

export const isTooLong = ({ from, to }: Days): boolean =>
  from !== '' && to !== '' && (Date.parse(to) - Date.parse(from)) / dayMs + 1 > mostFigureDays;

/** How much more or less than before, in per cent with one decimal; undefined where there was nothing to compare with. */
export const growthOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 1000) / 10;

export const signed = (value: number, decimals: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;

/** A share in per cent; 0 of 0 is nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
