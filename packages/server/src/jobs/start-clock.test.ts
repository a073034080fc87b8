import { jobNames } from '@mall/contract/account/health-names.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { orderRow, placePaid, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { demoClerk } from './demo-clerk.ts';
import { startClock, sweeps } from './start-clock.ts';
import { timetable } from './start-jobs.ts';

const mall = testApp({ DEMO_CLERK: 'on' });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
});

it('names everything that runs by itself for the operators', () => {
  const running = [...sweeps.map(({ name }) => name), ...timetable.map(({ task }) => task)];
  expect(running.filter((name) => jobNames[name] === undefined)).toEqual([]);
});

it('goes on when a sweep fails, runs none twice at once, and stops when told', async () => {
  let running = 0;
  let most = 0;
  const slow = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 15));
    running -= 1;
  });
  const failing = vi.fn(async () => {
    throw new Error('no');
  });
  const stop = startClock(mall.house, [
    { name: 'slow', everyMs: 1, run: slow },
    { name: 'failing', everyMs: 1, run: failing },
  ]);
  await vi.waitFor(() => {
    expect(slow.mock.calls.length).toBeGreaterThan(2);
    expect(failing.mock.calls.length).toBeGreaterThan(2);
  });
  await stop();
  const calls = slow.mock.calls.length;
  await new Promise((done) => setTimeout(done, 30));
  expect([most, running, slow.mock.calls.length]).toEqual([1, 0, calls]);
});

it('lets the demo clerk send what was paid a moment ago, and the carrier bring it, step by step', async () => {
  const { db } = mall.house;
  const fresh = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(2), num: 5 }] });
  const ready = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(2), num: 5 }] });
  const old = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(2), num: 5 }] });
  await db.pool.query(`update shop_order set paid_at = now() - interval '21 seconds' where id = $1`, [ready]);
  await db.pool.query(`update shop_order set paid_at = now() - interval '2 days' where id = $1`, [old]);
  await demoClerk(mall.house);
  const states = await Promise.all([fresh, ready, old].map(async (id) => (await orderRow(db, id))?.state));
  expect(states).toEqual(['wait_ship', 'wait_receive', 'wait_ship']);
  const tracks = async () => (await db.pool.query(`select text from shipment_track order by id`)).rows.map((row) => row.text);
  expect(await tracks()).toHaveLength(1);
  await db.pool.query(`update shipment set shipped_at = now() - interval '10 minutes'`);
  for (let look = 0; look < 7; look += 1) await demoClerk(mall.house);
  expect(await tracks()).toHaveLength(6);
  expect((await db.pool.query('select count(*)::int as n from shipment where signed_at is not null')).rows[0]?.n).toBe(1);
});

it('does nothing without a clerk', async () => {
  const orderId = await placePaid(mall.house.db, small.members.buyer, { lines: [{ specId: specOf(2), num: 5 }] });
  await mall.house.db.pool.query(`update shop_order set paid_at = now() - interval '30 seconds' where id = $1`, [orderId]);
  await demoClerk({ ...mall.house, config: { ...mall.house.config, clerkOn: false } });
  expect((await orderRow(mall.house.db, orderId))?.state).toBe('wait_ship');
});
