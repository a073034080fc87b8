import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { projectRoot } from './config.ts';
import { sqlState } from './db.ts';
import { grantToMall } from './grant-to-mall.ts';

const folder = join(projectRoot, 'packages/server/migrations');

// Two processes that start together must not migrate together.
export const migrationLock = 7_302_026;

const refused = '42501';

/** One who may not change tables can still start on a database that is up to date: nodes need not know the owner's password. */
const inOwnersName = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) !== refused) throw error;
    throw new Error('the database is not up to date, and this role may not change its tables; start once with MIGRATION_DATABASE_URL', {
      cause: error,
    });
  }
};

/**
 * Applies what is new, each file in its own transaction, so that a kill in the middle leaves a whole schema. `mallRole`: who the mall works as,
 * where that is not the owner; it gets its part of every new table together with the table.
 */
export const migrate = (pool: pg.Pool, mallRole?: string): Promise<string[]> => inOwnersName(() => applyNew(pool, mallRole));

const applyNew = async (pool: pg.Pool, mallRole: string | undefined): Promise<string[]> => {
  // The jobs have tables of their own; work that adds a job may come before the worker that lays them.
  await runMigrations({ pgPool: pool });
  const client = await pool.connect();
  const grant = async () => mallRole !== undefined && grantToMall(client, mallRole);
  const applied: string[] = [];
  try {
    // Whoever starts while another migrates waits for it to end, however long that takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('reset lock_timeout');
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('migration') is not null as made`);
    if (!rows[0]?.made)
      await client.query('create table migration (name text primary key, hash text not null, at timestamptz not null default now())');
    const done = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]),
    );
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()) {
      const sql = readFileSync(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const before = done.get(name);
      if (before === hash) continue;
      if (before) throw new Error(`migration ${name} was changed after it had been applied`);
      await client.query('begin');
      await client.query(sql);
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
      await grant();
      await client.query('commit');
      applied.push(name);
    }
    // The jobs' own tables, and a role that is new.
    await grant();
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    client.release();
  }
};
