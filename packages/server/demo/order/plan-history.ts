import { chinaMidnight } from '../kit/china-day.ts';
import { makeRandom, type Random } from '../kit/random.ts';
import type { OrderPlan } from './plan-orders.ts';

/** A month, and the one before it to compare with. */
export const historyDays = 60;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Mondays are busy, Sundays quiet; the later month sells more than the earlier. */
const rhythm = [0.25, 1.15, 1.05, 1, 1.1, 0.95, 0.4] as const;
const moodOf = (midnight: number, daysAgo: number): number =>
  (rhythm[new Date(midnight + 8 * hourMs).getUTCDay()] ?? 1) * (1.25 - daysAgo / (2.4 * historyDays));

const howMany = (random: Random, mean: number): number => Math.floor(mean) + (random.chance(mean % 1) ? 1 : 0);

type Seller = { store?: string; mean: number /** How long it takes until a parcel leaves. */; hours: number };

const orderOf = (random: Random, memberId: number, { store, hours }: Seller, placed: number): OrderPlan => {
  const lines = random.chance(0.35) ? 2 : 1;
  const of = { memberId, mode: 'prepay' as const, lines, history: true as const, ...(store && { store }) };
  if (placed > 30 && random.chance(0.07)) return { ...of, state: 'cancelled', placed, cancelled: placed - 24, kind: 'pay_timeout' };
  const paid = placed - random.next() * 0.8;
  const shipped = Math.max(0.4, paid - hours * (0.4 + random.next() * 1.2));
  const signed = shipped - 30 - random.whole(0, 30);
  const done = signed - random.whole(4, 40);
  if (done <= 12) return { ...of, state: 'wait_receive', placed, paid, shipped, ...(signed > 6 && { signed }) };
  return { ...of, state: 'done', placed, paid, shipped, signed, received: done, done };
};

/** What the crowd bought in two months: much of the stores whose people can sign in, something of all. Nothing of the last hours, which the demo's own buyers fill. */
export const planHistory = (crowd: readonly number[], stores: readonly string[], now: Date): OrderPlan[] => {
  const midnight = chinaMidnight(now);
  const sellers: Seller[] = [
    ...stores.map((store, nth) => ({ store, mean: 3.4 - nth * 0.5, hours: 9 + nth * 11 })),
    { mean: 6, hours: 26 },
  ];
  return sellers
    .flatMap((seller, nth) =>
      Array.from({ length: historyDays }, (_, at) => at).flatMap((daysAgo) => {
        const random = makeRandom(nth, daysAgo, 71);
        const day = midnight - daysAgo * dayMs;
        return Array.from({ length: howMany(random, seller.mean * moodOf(day, daysAgo)) }, () => {
          const placed = (now.getTime() - day) / hourMs - 8 - random.next() * 13;
          return orderOf(random, random.pick(crowd), seller, placed);
        });
      }),
    )
    .filter(({ placed }) => placed > 9);
};
