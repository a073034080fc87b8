const dayMs = 86_400_000;
const offset = 8 * 3_600_000;

/** When the day began in China. */
export const chinaMidnight = (now: Date): number => Math.floor((now.getTime() + offset) / dayMs) * dayMs - offset;

/** yyyy-mm-dd of some days ago, in China. */
export const chinaDay = (now: Date, daysAgo: number): string =>
  new Date(chinaMidnight(now) - daysAgo * dayMs + offset).toISOString().slice(0, 10);
