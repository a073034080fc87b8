import { formatCurrency, readTime } from '@mall/contract/kernel/format.ts';
import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';

export const fullReduction = 2;
/** A group buy prices nothing but what is bought in it, and has a box of its own. */
const strips = new Set([3, 5]);

export type Strip = { activity: SpecActivity; running: boolean; endsAt: number; serverNow: number };

const at = (time: string): number => readTime(time)?.getTime() ?? 0;

/** The activity that prices the spec: one that runs goes before one that is still to come; of those the one that changes first. */
export const stripOf = (activities: readonly SpecActivity[]): Strip | undefined =>
  activities
    .filter(({ activityType }) => strips.has(activityType))
    .map((activity) => {
      const serverNow = at(activity.currentDateStr);
      const running = at(activity.activityStartDate) <= serverNow;
      return { activity, running, serverNow, endsAt: at(running ? activity.activityEndDate : activity.activityStartDate) };
    })
    .filter(({ endsAt, serverNow }) => endsAt > serverNow)
    .toSorted((a, b) => Number(b.running) - Number(a.running) || a.endsAt - b.endsAt)[0];

/** Coupons and reductions are told in whole yuan where they are whole. */
export const plainAmount = (amount: string): string => formatCurrency(amount).replace(/\.00$/, '');
