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
  return { db, query, count };
};

afterEach(() => void vi.useRealTimers());

it('counts few each time, and keeps for some seconds how many very many are', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const few = holding(19_999, 20_001);
  expect([await few.count('1'), await few.count('1')]).toEqual([19_999, 20_001]);
  const many = holding(500_000, 500_001);
  expect([await many.count('1'), await many.count('1')]).toEqual([500_000, 500_000]);
  vi.advanceTimersByTime(5001);
  expect(await many.count('1')).toBe(500_001);
});

it('keeps apart who asks and what is asked', async () => {
  const { count } = holding(500_000, 500_001, 500_002, 1);
  expect([await count('1'), await count('2'), await count('1', 'wait_pay')]).toEqual([500_000, 500_001, 500_002]);
});

it('counts anew for who has changed something, also while it was counting', async () => {
  const { db, count } = holding(500_000, 500_001, 500_002, 500_003);
  await count('1');
  await count('2');
  forgetCounts(db, '1');
  expect([await count('1'), await count('2')]).toEqual([500_002, 500_001]);
  forgetCounts(db, '1');
  const under = count('1');
  forgetCounts(db, '1');
  expect([await under, await count('1')]).toEqual([500_003, 500_003]);
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
