import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carelessSettings, dataFolder } from '../testing/test-replica.ts';
import { databaseAway } from './database-away.ts';
import { type Db, inTransaction, openDb, openPool } from './db.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres/embedded-postgres.ts';

const folder = dataFolder();
let postgres: EmbeddedPostgres;
let db: Db;
let other: ReturnType<typeof openPool>;

/** `by`: whose confirmation a commit waits for. */
const wait = async (by: string) => {
  await db.pool.query('set synchronous_commit = off');
  await db.pool.query(`alter system set synchronous_standby_names = '${by}'`);
  await db.pool.query('select pg_reload_conf()');
  await expect.poll(async () => (await db.pool.query('show synchronous_standby_names')).rows[0].synchronous_standby_names).toBe(by);
  await db.pool.query('set synchronous_commit = on');
};
const write = (word: string) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into said values (${word})`);
    return word;
  });
const cancel = () => other.query(`select pg_cancel_backend(pid) as done from pg_stat_activity where wait_event = 'SyncRep'`);
const said = async () => (await db.pool.query('select word from said order by 1')).rows.map(({ word }) => word);

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folder, binDir: process.env['TEST_PG_BIN'] || undefined, settings: carelessSettings });
  db = openDb(openPool(postgres.ownerUrl, 1));
  other = openPool(postgres.ownerUrl, 1);
  await db.pool.query('create table said (word text)');
}, 60_000);
afterAll(async () => {
  await db?.pool.end();
  await other?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('holds nothing against a transaction that an earlier statement on its connection gave up', async () => {
  await wait('nobody');
  const alone = db.pool.query(`insert into said values ('alone')`);
  await expect.poll(async () => (await cancel()).rows).toEqual([{ done: true }]);
  await alone;
  await wait('');
  expect(await write('next')).toBe('next');
  await db.pool.query('delete from said');
});

it('acknowledges nothing that no replica has confirmed, and the next again once one does', async () => {
  expect(await write('before')).toBe('before');
  await wait('nobody');
  const waiting = write('meanwhile').catch((error: unknown) => error);
  await expect.poll(async () => (await cancel()).rows).toEqual([{ done: true }]);
  const failure = await waiting;
  expect(databaseAway(failure)).toBe(true);
  await wait('');
  expect(await write('after')).toBe('after');
  // It was made all the same: not known is what is true of it.
  expect(await said()).toEqual(['after', 'before', 'meanwhile']);
});
