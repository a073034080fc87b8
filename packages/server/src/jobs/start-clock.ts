import { setTimeout as sleep } from 'node:timers/promises';
import { runDueClosings } from '../account/run-due-closings.ts';
import { runDueAfterSales } from '../after-sale/run-due-after-sales.ts';
import { runDueContracts } from '../agreement/run-due-contracts.ts';
import { pushToOa } from '../approval/push-to-oa.ts';
import { passOnLost, runDueApprovals } from '../approval/run-due-approvals.ts';
import { tellOaEnds } from '../approval/tell-oa-ends.ts';
import { runDueBills } from '../billing/run-due-bills.ts';
import { runImports } from '../catalogue/import/run-imports.ts';
import { sweepImports } from '../catalogue/import/sweep-imports.ts';
import { closingSlots } from '../closing-slots.ts';
import { runDueLayouts } from '../content/layout/run-due-layouts.ts';
import { sweepUploads } from '../content/sweep-uploads.ts';
import { runDueTexts } from '../content/text/run-due-texts.ts';
import { runDueCredits } from '../credit/run-due-credits.ts';
import { expireDownloads } from '../download/expire-downloads.ts';
import { makeDownloads } from '../download/make-downloads.ts';
import { sweepStrayDownloads } from '../download/sweep-stray-downloads.ts';
import { erasers } from '../erasers.ts';
import { keepSoldDays } from '../figures/keep-sold-days.ts';
import { sweepFigures } from '../figures/sweep-figures.ts';
import { runDueInquiries } from '../inquiry/run-due-inquiries.ts';
import { applyWanted } from '../invoice/apply-wanted.ts';
import { askGateway } from '../invoice/ask-gateway.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { House } from '../kernel/house.ts';
import { renewDueWireKey } from '../kernel/wire-keys/renew-wire-key.ts';
import { makers } from '../makers.ts';
import { runDueGroups } from '../marketing/group/run-due-groups.ts';
import { sendPosts } from '../member/send-posts.ts';
import { deliverHooks } from '../open/deliver-hooks.ts';
import { receiveDueOrders } from '../order/receive-due-orders.ts';
import { remindUnpaid } from '../order/remind-unpaid.ts';
import { runDueCreditReviews } from '../order/run-due-credit-reviews.ts';
import { queryAttempts } from '../payment/query-attempts.ts';
import { sendRefunds } from '../payment/send-refunds.ts';
import { settleGroupOrders } from '../payment/settle-group-orders.ts';
import { sweepPayTimeouts } from '../payment/sweep-pay-timeouts.ts';
import { remindDueStandings } from '../procurement/remind-due-standings.ts';
import { runDueStandings } from '../procurement/run-due-standings.ts';
import { deliverPapers } from '../punchout/deliver-papers.ts';
import { runDuePapers } from '../store/papers/run-due-papers.ts';
import { demoClerk } from './demo-clerk.ts';

/** Something that is looked after every few seconds. `run` does what is due and comes back; it is not started again before. */
export type Sweep = { name: string; everyMs: number; run: (house: House) => Promise<unknown> };

const second = 1000;

/** Everything that falls due by itself. Each takes its rows with `for update skip locked`, so that several nodes share the work. */
export const sweeps: readonly Sweep[] = [
  // The bell of the jobs wakes at once; this brings what is due again, and what a killed process had begun.
  { name: 'news.deliver', everyMs: second, run: deliverNews },
  { name: 'member.posts', everyMs: 2 * second, run: sendPosts },
  { name: 'order.remind', everyMs: 30 * second, run: remindUnpaid },
  { name: 'order.auto-receive', everyMs: 10 * second, run: receiveDueOrders },
  { name: 'download.make', everyMs: 2 * second, run: (house) => makeDownloads(house, makers) },
  { name: 'download.expire', everyMs: 60 * second, run: expireDownloads },
  { name: 'download.strays', everyMs: 3600 * second, run: sweepStrayDownloads },
  { name: 'catalogue.imports', everyMs: second, run: runImports },
  { name: 'catalogue.imports-sweep', everyMs: 600 * second, run: sweepImports },
  { name: 'approval.oa', everyMs: 2 * second, run: pushToOa },
  { name: 'approval.oa-end', everyMs: 5 * second, run: tellOaEnds },
  { name: 'open.deliver', everyMs: 2 * second, run: deliverHooks },
  { name: 'punchout.papers', everyMs: 3 * second, run: deliverPapers },
  { name: 'marketing.groups', everyMs: 3 * second, run: runDueGroups },
  { name: 'payment.groups', everyMs: 3 * second, run: settleGroupOrders },
  { name: 'payment.query', everyMs: 5 * second, run: queryAttempts },
  { name: 'payment.timeout', everyMs: 5 * second, run: sweepPayTimeouts },
  { name: 'payment.refund', everyMs: 3 * second, run: sendRefunds },
  { name: 'invoice.tax', everyMs: 2 * second, run: askGateway },
  { name: 'invoice.wanted', everyMs: 10 * second, run: applyWanted },
  { name: 'after-sale.due', everyMs: 10 * second, run: runDueAfterSales },
  { name: 'procurement.standing', everyMs: 30 * second, run: runDueStandings },
  { name: 'procurement.standing-soon', everyMs: 60 * second, run: remindDueStandings },
  { name: 'approval.due', everyMs: 5 * second, run: runDueApprovals },
  { name: 'approval.pass-on', everyMs: 30 * second, run: passOnLost },
  { name: 'credit.due', everyMs: 60 * second, run: runDueCredits },
  { name: 'billing.due', everyMs: 30 * second, run: runDueBills },
  { name: 'inquiry.due', everyMs: 5 * second, run: runDueInquiries },
  { name: 'agreement.due', everyMs: 60 * second, run: runDueContracts },
  { name: 'order.credit-review', everyMs: 60 * second, run: runDueCreditReviews },
  { name: 'store.papers', everyMs: 30 * second, run: runDuePapers },
  { name: 'account.closing', everyMs: 10 * second, run: (house) => runDueClosings(house, { slots: closingSlots, erasers }) },
  { name: 'figures.days', everyMs: 10 * second, run: keepSoldDays },
  { name: 'figures.sweep', everyMs: 600 * second, run: sweepFigures },
  { name: 'content.layouts', everyMs: 2 * second, run: runDueLayouts },
  { name: 'content.texts', everyMs: 5 * second, run: runDueTexts },
  { name: 'content.uploads', everyMs: 600 * second, run: sweepUploads },
  { name: 'kernel.wire-key', everyMs: 3600 * second, run: renewDueWireKey },
  { name: 'demo.clerk', everyMs: 5 * second, run: demoClerk },
];

/** Starts the clock and returns how to stop it; stopping waits for what is under way. */
export const startClock = (house: House, list: readonly Sweep[] = sweeps): (() => Promise<void>) => {
  const ending = new AbortController();
  const loops = list.map(async ({ name, everyMs, run }) => {
    while (!ending.signal.aborted) {
      const since = performance.now();
      const failed = await run(house).then(
        () => undefined,
        (error: unknown) => {
          house.log.warn({ err: error, part: 'clock', sweep: name }, 'a sweep failed');
          return error;
        },
      );
      house.figures.ran(name, performance.now() - since, failed);
      await sleep(everyMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(loops);
  };
};
