import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction, openDb, openPool } from './db.ts';
import { laySessionLimits, requireSessionLimits } from './lay-session-limits.ts';
import { sessionLimits } from './session-limits.ts';
import { statement } from './statement.ts';

const database = testDatabase();
const pools: ReturnType<typeof openPool>[] = [];
const poolOf = (named: boolean) => {
  const pool = openPool(database.db.directUrl, 1, { named });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const one = statement('test_one', z.strictObject({ n: z.number() }), sql`select 1 as n`);
const namesAfter = async (named: boolean) => {
  const pool = poolOf(named);
  const db = openDb(pool);
  expect([await one(db, {}), await inTransaction(db, (tx) => one(tx, {}))]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  return (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(({ name }) => name);
};

it('gives statements names, or none where the next transaction runs in another session', async () => {
  expect(await namesAfter(true)).toEqual(['test_one']);
  expect(await namesAfter(false)).toEqual([]);
});

it('lays down what holds in every session with the role, for sessions that a pooler opens, and lays it once', async () => {
  const pool = poolOf(true);
  await laySessionLimits(pool);
  await Promise.all([laySessionLimits(pool), laySessionLimits(poolOf(true))]);
  const { rows } = await pool.query<{ settings: string[] }>(
    `select setconfig as settings from pg_db_role_setting where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  const laid = Object.fromEntries((rows[0]?.settings ?? []).map((each) => each.toLowerCase().split('=')));
  expect(laid).toEqual(Object.fromEntries(Object.entries(sessionLimits).map(([name, value]) => [name, value.toLowerCase()])));
  await requireSessionLimits(pool);
  await pool.query(`set timezone = 'UTC'`);
  await expect(requireSessionLimits(pool)).rejects.toThrow('in the time zone UTC');
});
