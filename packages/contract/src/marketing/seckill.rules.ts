import { formatTime, readTime } from '../kernel/format.ts';

/** Goods a page of a session. */
export const seckillPageSize = 25;
/** How often the home page loads a new session by itself before it waits for the visitor. */
export const mostHomeReloads = 3;

const dayMs = 86_400_000;
const dayNumber = (time: string): number => {
  const date = readTime(formatTime(time, '{y}{m}{d}'));
  return date ? Math.round(date.getTime() / dayMs) : 0;
};

/** Midnights of China between now and the start. */
export const daysUntil = (start: string, now: string): number => Math.max(0, dayNumber(start) - dayNumber(now));

/** What stands on the tab of a session: the time alone today, the day count tomorrow, later the time with the days behind it. */
export const dayLabel = (start: string, now: string): { kind: 'none' | 'days' | 'time-and-days'; days: number; time: string } => {
  const days = daysUntil(start, now);
  return { kind: days > 1 ? 'time-and-days' : days === 0 ? 'none' : 'days', days, time: formatTime(start, '{h}:{i}') };
};
