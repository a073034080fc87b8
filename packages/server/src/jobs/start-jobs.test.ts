import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
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

test('the sweep is on the timetable', async () => {
  const stop = await startJobs(server.house);
  const known = await server.house.db.execute<{ identifier: string }>(sql`select identifier from graphile_worker._private_known_crontabs`);
  await stop();
  expect(known.rows.map((row) => row.identifier)).toContain('account.sweep');
});
