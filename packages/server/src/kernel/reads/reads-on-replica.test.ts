import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { helpApi } from '@mall/contract/content/help.api.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { buildApp } from '../../build-app.ts';
import { tellPages } from '../../content/tell-pages.ts';
import { openHouse } from '../../open-house.ts';
import { readChanges } from '../../search/read-changes.ts';
import { openChaosProxy } from '../../testing/chaos-proxy.ts';
import { buildSmallMall } from '../../testing/small-mall.ts';
import { type PrimaryAndReplica, startPrimaryAndReplica } from '../../testing/test-replica.ts';
import { guest } from '../actor.ts';
import { readConfig } from '../config.ts';
import { inTransaction, openDb, openPool, type Tx } from '../db.ts';
import type { House } from '../house.ts';
import { openPages } from '../live-pages.ts';
import { statement } from '../statement.ts';
import { openReads } from './open-reads.ts';

let servers: PrimaryAndReplica;
let house: ReturnType<typeof openHouse>;
const said: string[] = [];

const logInto = (words: string[]) => {
  const hear = (_facts: object, text: string) => void words.push(text);
  return { info: hear, warn: hear, error: hear } as unknown as House['log'];
};
const log = logInto(said);

/** Which of the two servers answers. */
const portOf = async (tx: Tx): Promise<number> =>
  Number((await tx.execute<{ port: number }>(sql`select inet_server_port() as port`)).rows[0]?.port);
const sharedComeFrom = () => portOf(house.reads.shared);

const onReplica = async (text: string) => {
  const pool = openPool(servers.replica.ownerUrl, 1);
  await pool.query(text).finally(() => pool.end());
};
const holdReplica = () => onReplica('select pg_wal_replay_pause()');
const letGo = () => onReplica('select pg_wal_replay_resume()');
/** Awaited here: a statement that nobody waits for is never sent. */
const write = async (word: string) => {
  await house.db.execute(sql`insert into search_word (word) values (${word})`);
};
const countIn = async (tx: Tx, word: string) =>
  Number((await tx.execute(sql`select count(*)::int as n from search_word where word = ${word}`)).rows[0]?.['n']);

beforeAll(async () => {
  servers = await startPrimaryAndReplica();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URL: servers.replica.url,
    DATABASE_REPLICA_SECONDS: '2',
  });
  house = openHouse(config, servers.primary.url, log);
  await buildSmallMall(house.db, 6);
}, 120_000);
afterAll(async () => {
  await house?.close();
  await servers?.stop();
}, 60_000);

/** The other tests of a run take the machine's time. */
const settled = () => expect.poll(sharedComeFrom, { timeout: 10_000 }).toBe(servers.replica.port);

it('reads what everybody sees from the replica, and what somebody did from the primary', async () => {
  await settled();
  expect(await portOf(house.reads.of(guest))).toBe(servers.replica.port);
  expect(await portOf(house.reads.of({ kind: 'buyer' } as never))).toBe(servers.primary.port);
  await expect(house.reads.shared.execute(sql`delete from search_word`)).rejects.toMatchObject({ cause: { code: '25006' } });
});

it('answers guests from the replica: tree, floors, goods, help, search', async () => {
  const app = buildApp(house);
  await app.fastify.ready();
  const ask = async (call: AnyCall, query = '') =>
    (await app.fastify.inject({ url: `${house.config.API_BASE}${call.path}${query}` })).json<{ code: number }>().code;
  try {
    await settled();
    const before = await countStatements();
    const asked: [AnyCall, string?][] = [
      [catalogueApi.classTree],
      [catalogueApi.floors],
      [catalogueApi.customClasses],
      [contentApi.navigation],
      [contentApi.hotWords],
      [helpApi.tree],
      [goodsDetailsApi.details, '?goodsId=1'],
      [goodsApi.page, '?storeId=1'],
      [searchApi.goods, '?keyword=YJV'],
    ];
    const codes = [];
    for (const [call, query] of asked) codes.push(await ask(call, query));
    expect(codes).toEqual(asked.map(() => 200));
    expect(await countStatements()).toBeGreaterThan(before);
  } finally {
    await app.fastify.close();
  }
}, 60_000);

/** Rows that the replica has read for somebody since it was started. */
const countStatements = async (): Promise<number> => {
  await sleep(1200);
  const pool = openPool(servers.replica.ownerUrl, 1);
  const { rows } = await pool.query<{ n: string }>(`select tup_fetched as n from pg_stat_database where datname = 'postgres'`);
  await pool.end();
  return Number(rows[0]?.n);
};

it('shows nothing from before a change of pages, however far the replica is behind', async () => {
  await settled();
  await house.pages.refresh();
  await holdReplica();
  let kept = -1;
  house.pages.onChange(() => void countIn(house.reads.shared, '改版').then((n) => (kept = n)));
  await inTransaction(house.db, async (tx) => {
    await tx.execute(sql`insert into search_word (word) values ('改版')`);
    await tellPages(tx);
  });
  await house.pages.refresh();
  await expect.poll(() => kept).toBe(1);
  expect(await sharedComeFrom()).toBe(servers.primary.port);
  await letGo();
  await settled();
});

it('makes files and reports where everything that was committed before is there, and waits a moment for it', async () => {
  await settled();
  for (let nth = 0; nth < 5; nth += 1) {
    await write(`报表${nth}`);
    const seen = await house.reads.whole(async (tx) => ({ port: await portOf(tx), count: await countIn(tx, `报表${nth}`) }));
    expect(seen).toEqual({ port: servers.replica.port, count: 1 });
  }
  await holdReplica();
  await write('报表9');
  expect(await house.reads.whole((tx) => countIn(tx, '报表9'))).toBe(1);
  await letGo();
  await settled();
});

/** Another node's reads, with as much patience as a test has. */
const openImpatient = async (db = house.db, itsLog = log) => {
  const reads = openReads(db, { url: servers.replica.url, seconds: 5, patienceMs: 4000, named: false }, itsLog);
  await expect.poll(() => portOf(reads.shared), { timeout: 10_000 }).toBe(servers.replica.port);
  return reads;
};

it('ends a statement that takes too long, asks nobody else for it, and keeps the replica', async () => {
  const heard: string[] = [];
  const reads = await openImpatient(house.db, logInto(heard));
  try {
    const since = performance.now();
    await expect(reads.shared.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(reads.whole((db) => db.execute(sql`select pg_sleep(20)`))).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(performance.now() - since).toBeLessThan(15_000);
    expect([await portOf(reads.shared), heard]).toEqual([servers.replica.port, []]);
  } finally {
    await reads.close();
  }
}, 40_000);

const named = statement('reads_named', z.strictObject({ n: z.number() }), sql`select 1 as n`);

it('gives statements no name at the replica either, where a pooler stands before it', async () => {
  const reads = await openImpatient();
  await named(reads.shared, {});
  const { rows } = await reads.shared.execute(sql`select name from pg_prepared_statements`);
  expect(rows).toEqual([]);
  await reads.close();
});

it('reads the whole from the primary when that does not say in time how far it is', async () => {
  const line = await openChaosProxy(servers.primary.url);
  const reads = await openImpatient(openDb(house.db.pool, undefined, line.url));
  line.bring({ kind: 'silent' });
  expect(await reads.whole(portOf)).toBe(servers.primary.port);
  line.bring({ kind: 'none' });
  await reads.close();
  await line.close();
});

it('hears of changes from a replica that stands in for a primary that is gone', async () => {
  const pool = openPool(servers.replica.url, 1);
  const standIn = openDb(pool);
  const places: string[] = [];
  await openPages(standIn, { mustHave: (lsn) => void places.push(lsn) }).refresh();
  places.push((await readChanges(standIn, { xid: '0', seen: new Set() })).lsn);
  expect(places).toEqual([expect.stringMatching(/^[0-9A-F]+\/[1-9A-F]/), expect.stringMatching(/^[0-9A-F]+\/[1-9A-F]/)]);
  await pool.end();
});

it('leaves a replica that lags, says so once, and comes back', async () => {
  await settled();
  said.length = 0;
  await holdReplica();
  const writing = setInterval(() => void write(String(performance.now())), 200);
  await expect.poll(sharedComeFrom, { timeout: 15_000 }).toBe(servers.primary.port);
  await expect.poll(() => said, { timeout: 15_000 }).toEqual(['reads go to the primary']);
  clearInterval(writing);
  await letGo();
  await settled();
  await expect.poll(() => said, { timeout: 15_000 }).toEqual(['reads go to the primary', 'reads go to the replica again']);
}, 60_000);

it('answers without a failure while the replica goes and comes', async () => {
  await settled();
  said.length = 0;
  let failures = 0;
  let asked = 0;
  const ending = new AbortController();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!ending.signal.aborted) {
      await sharedComeFrom().catch(() => (failures += 1));
      await house.reads.whole(portOf).catch(() => (failures += 1));
      asked += 1;
    }
  });
  await servers.replica.stop();
  await sleep(500);
  expect(await sharedComeFrom()).toBe(servers.primary.port);
  await servers.startReplica();
  await settled();
  ending.abort();
  await Promise.all(visitors);
  expect(failures).toBe(0);
  expect(asked).toBeGreaterThan(10);
  await expect.poll(() => said, { timeout: 15_000 }).toEqual(['reads go to the primary', 'reads go to the replica again']);
}, 60_000);
