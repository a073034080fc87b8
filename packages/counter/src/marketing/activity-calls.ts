import type { activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';

/** What both sites do with activities; the names are the same, whoever may call. */
export type ActivityCalls = typeof activitySellerApi;

/** A time as `datetime-local` has it, of China. */
export const momentOf = (local: string): string => (local === '' ? '' : `${local}:00+08:00`);

/** An amount as somebody types it. */
export const moneyOf = (text: string): string => {
  const found = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text.trim());
  return found ? `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}` : text;
};

const hourMs = 3_600_000;
/** The next whole hour of China and so many hours later, as a form begins with them. */
export const localFrom = (hours: number): string =>
  new Date((Math.ceil(Date.now() / hourMs) + hours + 8) * hourMs).toISOString().slice(0, 16);
