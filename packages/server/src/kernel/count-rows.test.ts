import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { countRows, forgetCounts } from './count-rows.ts';
import { openDb } from './db.ts';
import { TotalRow } from './read-rows.ts';

/** A database in which so many rows are found, whatever is asked. */
const holding = (...totals: (number | Error)[]) => {
  const pool = new pg.Pool();
  const query = vi.fn(async () => {
    const total = totals.length > 1 ? totals.shift() : totals[0];
    if (total instanceof Error) throw total;
    return { rows: [{ total }] };
  });
  Object.assign(pool, { query });
  const db = openDb(pool);
  const count = async (asker: string, state = 'done') =>
    (
      await countRows(db, { row: TotalRow, asker, all: ([one]) => one?.total ?? 0 })`select count(*) from shop_order where state = ${state}`
    )[0]?.total;
  return { query, count };
};

afterEach(() => {
  vi.useRealTimers();
  for (const asker of ['1', '2']) forgetCounts(asker);
});

it('counts few each time, and keeps for some seconds how many very many are', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const few = holding(19_999, 20_001);
  expect([await few.count('1'), await few.count('1')]).toEqual([19_999, 20_001]);
  const many = holding(500_000, 500_001);
  expect([await many.count('1'), await many.count('1')]).toEqual([500_000, 500_000]);
  vi.advanceTimersByTime(5001);
  expect(await many.count('1')).toBe(500_001);
});

it('keeps longer what took longer to count, for a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const [took, kept] of [
    [1000, 20_000],
    [9000, 60_000],
  ] as const) {
    forgetCounts('1');
    const { count, query } = holding(500_000, 500_001);
    query.mockImplementationOnce(async () => {
      vi.advanceTimersByTime(took);
      return { rows: [{ total: 500_000 }] };
    });
    expect(await count('1')).toBe(500_000);
    vi.advanceTimersByTime(kept - 1);
    expect(await count('1')).toBe(500_000);
    vi.advanceTimersByTime(2);
    expect(await count('1')).not.toBe(undefined);
    expect(query).toHaveBeenCalledTimes(2);
  }
});

it('keeps apart who asks and what is asked', async () => {
  const { count } = holding(500_000, 500_001, 500_002, 1);
  expect([await count('1'), await count('2'), await count('1', 'wait_pay')]).toEqual([500_000, 500_001, 500_002]);
});

it('counts anew for who has changed something, also while it was counting', async () => {
  const { count } = holding(500_000, 500_001, 500_002, 500_003);
  await count('1');
  await count('2');
  forgetCounts('1');
  expect([await count('1'), await count('2')]).toEqual([500_002, 500_001]);
  forgetCounts('1');
  const under = count('1');
  forgetCounts('1');
  expect([await under, await count('1')]).toEqual([500_003, 500_003]);
});

it('keeps apart where is asked, and forgets all of it', async () => {
  const [primary, replica] = [holding(500_000, 500_001), holding(400_000, 400_001)];
  expect([await primary.count('1'), await replica.count('1')]).toEqual([500_000, 400_000]);
  forgetCounts('1');
  expect([await primary.count('1'), await replica.count('1')]).toEqual([500_001, 400_001]);
});

it('lets those who come together wait for one count, and keeps no failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { count, query } = holding(500_000, 500_001, new Error('away'), 500_002);
  expect(await Promise.all([count('1'), count('1'), count('1')])).toEqual([500_000, 500_000, 500_000]);
  vi.advanceTimersByTime(5001);
  expect(await Promise.all([count('1'), count('1'), count('1')])).toEqual([500_001, 500_001, 500_001]);
  expect(query).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5001);
  await expect(count('1')).rejects.toThrow('away');
  expect(await count('1')).toBe(500_002);
});
