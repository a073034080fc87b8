import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { type Db, inTransaction, openDb, openPool, type Tx } from '../kernel/db.ts';
import { openNews } from '../kernel/news.ts';
import { listenersOf } from '../listeners.ts';
import { type DemoGoods, demoTemplate, renewWaits } from './demo-template.ts';
import { databaseUrl, templateName } from './test-cluster.ts';

type Wanted = { connections?: number; demo?: DemoGoods | undefined };

/** A fresh copy of the migrated template for one test file, or of one with the demo in it. `db` works as the mall does; what changes tables, or what only grows, is the `owner`'s. */
export const createTestDatabase = async ({ connections = 10, demo }: Wanted = {}) => {
  const clusterUrl = process.env['TEST_CLUSTER_URL'];
  const mallUrl = process.env['TEST_MALL_URL'];
  if (!clusterUrl || !mallUrl) throw new Error('tests with a database run through vitest, which starts one');
  const name = `mall_${randomBytes(6).toString('hex')}`;
  const admin = openPool(clusterUrl, 1);
  const template = demo ? await demoTemplate(clusterUrl, demo) : templateName;
  // Copied as files: nothing of it is written to the log as well.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(mallUrl, name);
  const ownerUrl = databaseUrl(clusterUrl, name);
  const pool = openPool(url, connections);
  const owner = openPool(ownerUrl, 2);
  if (demo) await renewWaits(owner);
  return {
    db: openDb(pool, openNews(listenersOf(usualSettings)).hear),
    url,
    ownerUrl,
    owner,
    drop: async () => {
      await pool.end();
      await owner.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** Registers the database with the test file; `testDatabase().db` is there inside the tests. */
export const testDatabase = (demo?: DemoGoods) => {
  const holder = {} as { db: Db; url: string; ownerUrl: string; owner: pg.Pool };
  let drop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const made = await createTestDatabase({ demo });
    Object.assign(holder, made);
    drop = made.drop;
  });
  afterAll(async () => drop?.());
  return holder;
};

class Rollback extends Error {}

/** Runs a test in a transaction that leaves nothing behind. */
export const rolledBack = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await work(tx);
    throw new Rollback();
  }).catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error;
  });
