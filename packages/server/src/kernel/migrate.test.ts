import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { openPool } from './db.ts';
import { migrate, migrationLock } from './migrate.ts';

const database = testDatabase();

it('waits for whoever migrates at the same time, longer than others wait for a lock', async () => {
  const first = await database.owner.connect();
  await first.query('select pg_advisory_lock($1)', [migrationLock]);
  const pool = openPool(database.ownerUrl, 2);
  const second = migrate(pool);
  await sleep(2500);
  await first.query('select pg_advisory_unlock($1)', [migrationLock]);
  first.release();
  expect(await second).toEqual([]);
  const { rows } = await pool.query<{ lock_timeout: string }>('show lock_timeout');
  expect(rows[0]?.lock_timeout).toBe('2s');
  await pool.end();
});

it('lets a version start on a database that a later one has migrated, so that there is a way back to it', async () => {
  await database.owner.query(`insert into migration (name, hash) values ('9999_of_a_later_version.sql', 'known to that one')`);
  const pool = openPool(database.ownerUrl, 2);
  expect(await migrate(pool)).toEqual([]);
  await pool.end();
});
