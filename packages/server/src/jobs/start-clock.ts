import { setTimeout as sleep } from 'node:timers/promises';
import { runDueAfterSales } from '../after-sale/run-due-after-sales.ts';
import { sweepUploads } from '../content/sweep-uploads.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { House } from '../kernel/house.ts';
import { makeExports } from '../order/make-exports.ts';
import { receiveDueOrders } from '../order/receive-due-orders.ts';
import { queryAttempts } from '../payment/query-attempts.ts';
import { sendRefunds } from '../payment/send-refunds.ts';
import { sweepPayTimeouts } from '../payment/sweep-pay-timeouts.ts';
import { demoClerk } from './demo-clerk.ts';

/** Something that is looked after every few seconds. `run` does what is due and comes back; it is not started again before. */
export type Sweep = { name: string; everyMs: number; run: (house: House) => Promise<unknown> };

const second = 1000;

/** Everything that falls due by itself. Each takes its rows with `for update skip locked`, so that several nodes share the work. */
const sweeps: readonly Sweep[] = [
  // The bell of the jobs wakes at once; this brings what is due again, and what a killed process had begun.
  { name: 'news.deliver', everyMs: second, run: deliverNews },
  { name: 'order.auto-receive', everyMs: 10 * second, run: receiveDueOrders },
  { name: 'order.export', everyMs: 2 * second, run: makeExports },
  { name: 'payment.query', everyMs: 5 * second, run: queryAttempts },
  { name: 'payment.timeout', everyMs: 5 * second, run: sweepPayTimeouts },
  { name: 'payment.refund', everyMs: 3 * second, run: sendRefunds },
  { name: 'after-sale.due', everyMs: 10 * second, run: runDueAfterSales },
  { name: 'content.uploads', everyMs: 600 * second, run: sweepUploads },
  { name: 'demo.clerk', everyMs: 5 * second, run: demoClerk },
];

/** Starts the clock and returns how to stop it; stopping waits for what is under way. */
export const startClock = (house: House, list: readonly Sweep[] = sweeps): (() => Promise<void>) => {
  const ending = new AbortController();
  const loops = list.map(async ({ name, everyMs, run }) => {
    while (!ending.signal.aborted) {
      await run(house).catch((error: unknown) => house.log.warn({ err: error, part: 'clock', sweep: name }, 'a sweep failed'));
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(loops);
  };
};
