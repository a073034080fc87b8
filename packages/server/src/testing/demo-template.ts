import type pg from 'pg';
import { openPool } from '../kernel/db.ts';
import { databaseUrl, templateName } from './test-cluster.ts';

/** Two sizes, so that nearly every file finds a demo that another has filled. */
export type DemoGoods = 256 | 2560;

/** A template with the demo in it: whoever asks first fills it, the others wait. */
export const demoTemplate = async (clusterUrl: string, goods: DemoGoods): Promise<string> => {
  const name = `mall_demo_${goods}`;
  const pool = openPool(clusterUrl, 1);
  // One connection all the while: the lock is gone with it.
  const admin = await pool.connect();
  try {
    await admin.query('set statement_timeout = 0; set lock_timeout = 0');
    await admin.query('select pg_advisory_lock($1)', [goods]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const half = `${name}_half`;
    await admin.query(`drop database if exists ${half} with (force)`);
    await admin.query(`create database ${half} template ${templateName}`);
    // Late: most files have no use for all of it.
    const { fillDemo } = await import('../../demo/fill-demo.ts');
    const owner = openPool(databaseUrl(clusterUrl, half), 1);
    await fillDemo(owner, { goods, log: () => {} }).finally(() => owner.end());
    await admin.query(`alter database ${half} rename to ${name}`);
    return name;
  } finally {
    admin.release(true);
    await pool.end();
  }
};

/** What waits to be sent has waited since the copy was made, not since the template was filled: nobody was there to send it. */
export const renewWaits = async (owner: pg.Pool): Promise<void> => {
  await owner.query(`update refund set next_try_at = now() where state = 'pending' and next_try_at < now()`);
  await owner.query('update news set due_at = now() where done_at is null and dead_at is null and due_at < now()');
};
