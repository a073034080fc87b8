import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import { renewDemoGroups } from '../../demo/marketing/renew-demo-groups.ts';
import { renewDemoOffers } from '../../demo/marketing/renew-demo-offers.ts';
import { renewDemoSessions } from '../../demo/marketing/renew-demo-sessions.ts';
import { sweepAccount } from '../account/sweep-account.ts';
import { sweepCarts } from '../cart/sweep-carts.ts';
import { inTransaction, openDb, openPool } from '../kernel/db.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { House } from '../kernel/house.ts';
import { newsTask } from '../kernel/news.ts';
import { sweepNews } from '../kernel/sweep-news.ts';
import { expireCoupons } from '../marketing/expire-coupons.ts';
import { expirePoints } from '../marketing/expire-points.ts';
import { tellDueReminders } from '../marketing/tell-due-reminders.ts';
import { sweepMessages } from '../member/sweep-messages.ts';
import { sweepOpen } from '../open/sweep-open.ts';
import { sweepPunchout } from '../punchout/sweep-punchout.ts';
import { sweepChanges } from '../search/read-changes.ts';
import { rebuildSearchTerms } from '../search/rebuild-search-terms.ts';

const restartMs = 5000;
const patienceMs = 9000;

const renewDemo = 'marketing.renew-demo';

/** On a connection of its own: those of the requests give up after what a reader waits, and this reads every goods. */
const rebuildTerms = async ({ db }: House): Promise<void> => {
  const pool = openPool(db.directUrl, 1);
  try {
    await inTransaction(openDb(pool), rebuildSearchTerms);
  } finally {
    await pool.end();
  }
};

/** Every job and timer of the mall: what it is called, and the verb that does it. */
const tasksOf = (house: House): TaskList => ({
  'account.sweep': async () => sweepAccount(house.db),
  'cart.sweep': async () => sweepCarts(house.db, house.config),
  'search.sweep': async () => void (await sweepChanges(house.db)),
  'search.terms': async () => rebuildTerms(house),
  'marketing.remind': async () => inTransaction(house.db, (tx) => tellDueReminders(tx)),
  [newsTask]: async () => void (await deliverNews(house)),
  'news.sweep': async () => void (await sweepNews(house.db)),
  'open.sweep': async () => sweepOpen(house.db),
  'punchout.sweep': async () => sweepPunchout(house.db),
  'member.sweep': async () => sweepMessages(house.db),
  'marketing.expire-coupons': async () => expireCoupons(house.db),
  'marketing.expire-points': async () => expirePoints(house.db),
  // A mall in earnest lays its own sessions and offers.
  [renewDemo]: async () => {
    if (!house.config.demoOn) return;
    await inTransaction(house.db, (tx) => renewDemoSessions(tx));
    await inTransaction(house.db, (tx) => renewDemoOffers(tx));
    await inTransaction(house.db, (tx) => renewDemoGroups(tx));
  },
});

export const timetable = parseCronItems([
  { task: 'account.sweep', match: '*/10 * * * *' },
  { task: 'cart.sweep', match: '29 * * * *' },
  { task: 'search.sweep', match: '*/10 * * * *' },
  { task: 'search.terms', match: '17 * * * *' },
  { task: 'news.sweep', match: '41 * * * *' },
  { task: 'open.sweep', match: '47 * * * *' },
  { task: 'punchout.sweep', match: '49 * * * *' },
  { task: 'member.sweep', match: '53 * * * *' },
  { task: 'marketing.remind', match: '* * * * *' },
  { task: 'marketing.expire-coupons', match: '5 * * * *' },
  { task: 'marketing.expire-points', match: '35 * * * *' },
  { task: renewDemo, match: '*/10 * * * *' },
]);

/** The worker says "info" for every job; only its troubles are ours. */
const quietLogger = (log: House['log']) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ part: 'jobs' }, message);
  });

/** Starts the jobs and returns how to stop them. The worker lays its own tables first. */
export const startJobs = async (house: House): Promise<() => Promise<void>> => {
  // The worker listens, which a pooler does not let through.
  const own = house.config.DATABASE_DIRECT_URL === undefined ? undefined : openPool(house.db.directUrl, 4, { patienceMs });
  const begin = () =>
    run({
      pgPool: own ?? house.db.pool,
      taskList: tasksOf(house),
      parsedCronItems: timetable,
      concurrency: 2,
      noHandleSignals: true,
      // Written in batches, the end of a job is waited for when the worker stops; alone it is not.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(house.log),
    });
  let runner = await begin();
  // A demo that was shut for days has no session left to show until the timetable comes round.
  await runner.addJob(renewDemo, undefined, { jobKey: renewDemo });
  const ending = new AbortController();

  // The worker gives up when the database stays away; the mall does not.
  const watch = async () => {
    while (!ending.signal.aborted) {
      await runner.promise.catch((error: unknown) => house.log.warn({ err: error, part: 'jobs' }, 'jobs stopped'));
      if (ending.signal.aborted) return;
      await sleep(restartMs, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      runner = await begin().catch(() => runner);
    }
  };
  const watching = watch();

  return async () => {
    ending.abort();
    await runner.stop().catch(() => {});
    await watching;
    await own?.end();
  };
};
