import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { type Db, fellSilent, inTransaction, openDb, openPool } from './db.ts';
import { takeTime } from './take-time.ts';

const database = testDatabase();
let hasty: Db;

beforeAll(() => {
  hasty = openDb(openPool(database.url, 1, { patienceMs: 300, statementMs: 200 }));
});
afterAll(() => hasty.pool.end());

const sleep = sql`select pg_sleep(0.5)`;
const shown = async () => (await hasty.execute<{ s: string }>(sql`select current_setting('statement_timeout') as s`)).rows[0]?.s;

it('lets the statements of a transaction take longer, with the database and with the driver, and nothing after it', async () => {
  await expect(hasty.execute(sleep)).rejects.toMatchObject({ cause: { code: '57014' } });
  await inTransaction(hasty, async (tx) => {
    await takeTime(tx, 2);
    await tx.execute(sleep);
  });
  expect(await shown()).toBe('200ms');
  await expect(hasty.execute(sleep)).rejects.toMatchObject({ cause: { code: '57014' } });
});

it('does so too when the transaction fails', async () => {
  const failing = inTransaction(hasty, async (tx) => {
    await takeTime(tx, 2);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  await hasty.execute(sql`set statement_timeout = 0`);
  const error = await hasty.execute(sleep).catch((reason: unknown) => reason);
  expect(fellSilent(error)).toBe(true);
});
