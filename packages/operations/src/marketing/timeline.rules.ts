import { readTime } from '@mall/contract/kernel/format.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const chinaMs = 8 * hourMs;
/** Sessions move by half hours. */
export const stepMs = 30 * minuteMs;

export type Span = { from: number; to: number };
/** `move`: both ends; `start`, `end`: one of them. */
export type Grip = 'move' | 'start' | 'end';

export const momentAt = (time: string): number => readTime(time)?.getTime() ?? 0;
export const spanOf = ({ startDate, endDate }: { startDate: string; endDate: string }): Span => ({
  from: momentAt(startDate),
  to: momentAt(endDate),
});
/** Where a moment stands in a day of China, 0 to 100. */
export const percentOf = (moment: number, day: number): number => Math.min(100, Math.max(0, ((moment - day) / dayMs) * 100));

const toStep = (ms: number): number => Math.round(ms / stepMs) * stepMs;

/** A span moved or pulled at one end by so much, in steps; it keeps half an hour at least and is no longer than a day. */
export const pulled = ({ from, to }: Span, grip: Grip, byMs: number): Span => {
  const by = toStep(byMs);
  if (grip === 'move') return { from: from + by, to: to + by };
  if (grip === 'start') return { from: Math.max(to - dayMs, Math.min(from + by, to - stepMs)), to };
  return { from, to: Math.min(from + dayMs, Math.max(to + by, from + stepMs)) };
};

export const meets = (a: Span, b: Span): boolean => a.from < b.to && a.to > b.from;

/** A moment as the contract takes it, of China. */
export const textOf = (moment: number): string => `${new Date(moment + chinaMs).toISOString().slice(0, 16)}:00+08:00`;
/** Hours and minutes of China. */
export const clockOf = (moment: number): string => new Date(moment + chinaMs).toISOString().slice(11, 16);
export const dateOf = (moment: number): string => new Date(moment + chinaMs).toISOString().slice(5, 10);

/** What an arrow key does: left and right by half an hour, up and down by a day, with Shift the end alone. */
export const keyed = (span: Span, key: string, shift: boolean): Span | undefined => {
  const by = { ArrowLeft: -stepMs, ArrowRight: stepMs, ArrowUp: -dayMs, ArrowDown: dayMs }[key];
  if (by === undefined) return undefined;
  return pulled(span, shift && Math.abs(by) === stepMs ? 'end' : 'move', by);
};
