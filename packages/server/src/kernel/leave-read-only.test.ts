import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { inTransaction, onlyReads, openDb, openPool } from './db.ts';

const database = testDatabase();
let pool: ReturnType<typeof openPool>;

beforeEach(async () => {
  await pool?.end();
  pool = openPool(database.db.directUrl, 3);
});
afterAll(() => pool.end());

const open = (count: number) => Promise.all(Array.from({ length: count }, () => pool.query('select pg_sleep(0.2)')));
/** A session as it is at a server that was the primary. */
const demote = (client: { query: (text: string) => Promise<unknown> }) => client.query('set default_transaction_read_only = on');
const touch = 'update area set name = name where false';
const write = () => inTransaction(openDb(pool), (tx) => tx.execute(sql.raw(touch)));
const pids = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

it('gives up every connection when one write met a server that only reads, so that the next is heard by the primary', async () => {
  await open(3);
  expect(pool.totalCount).toBe(3);
  const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
  await Promise.all(clients.map(demote));
  for (const client of clients) client.release();
  const failure = await write().catch((error: unknown) => error);
  expect(onlyReads(failure)).toBe(true);
  await expect.poll(() => pool.totalCount).toBe(0);
  await write();
});

it('lets whoever reads on such a connection read to the end, and lends it to nobody else', async () => {
  await open(2);
  const [one, two] = [await pool.connect(), await pool.connect()];
  await Promise.all([one, two].map(demote));
  const { rows } = await two.query<{ pid: number }>('select pg_backend_pid() as pid');
  const failure = await one.query(touch).catch((error: Error) => error);
  one.release(failure as Error);
  expect((await two.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  two.release();
  expect(await pids()).not.toBe(rows[0]?.pid);
});
