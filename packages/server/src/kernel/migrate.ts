import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { projectRoot } from './config.ts';

const folder = join(projectRoot, 'packages/server/migrations');

// Two processes that start together must not migrate together.
const migrationLock = 7_302_026;

/** Applies what is new, each file in its own transaction, so that a kill in the middle leaves a whole schema. */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  // The jobs have tables of their own; work that adds a job may come before the worker that lays them.
  await runMigrations({ pgPool: pool });
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
    );
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
      await client.query('commit');
      applied.push(name);
    }
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
};
