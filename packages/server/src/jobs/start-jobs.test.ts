import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { addSession } from '../testing/marketing-steps.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { startJobs } from './start-jobs.ts';

const server = testApp();

test('a job that is added is done, and stopping leaves nothing running', async () => {
  const { db } = server.house;
  await addSignedIn(db);
  await db.execute(sql`update member_session set expires_at = now() - interval '2 days'`);
  const stop = await startJobs(server.house);
  await db.execute(sql`select graphile_worker.add_job('account.sweep')`);
  await vi.waitFor(async () => expect((await db.execute(sql`select 1 from member_session`)).rows).toEqual([]), {
    timeout: 10_000,
    interval: 50,
  });
  await stop();
  expect((await db.execute(sql`select 1 from graphile_worker.jobs where locked_at is not null`)).rows).toEqual([]);
});

test('the sweeps are on the timetable', async () => {
  const stop = await startJobs(server.house);
  const known = await server.house.db.execute<{ identifier: string }>(sql`select identifier from graphile_worker._private_known_crontabs`);
  await stop();
  expect(known.rows.map((row) => row.identifier)).toEqual(expect.arrayContaining(['account.sweep', 'cart.sweep', 'search.sweep']));
});

test('whoever asked is told when the session begins, once', async () => {
  const { db } = server.house;
  await server.owner.query('truncate member cascade');
  await buildSmallMall(db, 2);
  const sessionId = await addSession(db, { from: -0.1, until: 1, specIds: ['1000001'] });
  await db.execute(sql`insert into seckill_remind (session_id, spec_id, member_id) values (${sessionId}, 1000001, 1)`);
  const stop = await startJobs(server.house);
  for (const _ of [1, 2]) await db.execute(sql`select graphile_worker.add_job('marketing.remind')`);
  const idle = async () => expect((await db.execute(sql`select 1 from graphile_worker.jobs where run_at <= now()`)).rows).toEqual([]);
  await vi.waitFor(idle, { timeout: 10_000, interval: 50 });
  await stop();
  const { rows } = await db.execute(sql`select member_id::text, kind, facts ->> 'sessionId' as session from message`);
  expect(rows).toEqual([{ member_id: '1', kind: 'activity', session: sessionId }]);
});

test('news is heard within about a second of the commit, without the clock', async () => {
  const { db } = server.house;
  const stop = await startJobs(server.house);
  await inTransaction(db, (tx) => tell(tx, 'payment.voucher_rejected', { memberId: '1', paySn: '9', reason: '金额不符' }));
  const told = async () =>
    expect((await db.execute(sql`select 1 from message where code = 'payment.voucher_rejected'`)).rows).toHaveLength(1);
  // Sooner than the worker would look by itself.
  await vi.waitFor(told, { timeout: 1500, interval: 20 });
  await stop();
});

test('the words of the search box are made anew', async () => {
  const { db } = server.house;
  await db.execute(sql`delete from search_term`);
  const stop = await startJobs(server.house);
  await db.execute(sql`select graphile_worker.add_job('search.terms')`);
  const words = async () => (await db.execute(sql`select 1 from search_term limit 1`)).rows;
  await vi.waitFor(async () => expect(await words()).toHaveLength(1), { timeout: 10_000, interval: 50 });
  await stop();
});
