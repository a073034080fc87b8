import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { forgetUnconfirmed, hearUnconfirmed, requireConfirmed } from './kept-by-replica.ts';
import { leaveReadOnly } from './leave-read-only.ts';
import { leaveUnnamed } from './leave-unnamed.ts';
import { keepPatience } from './patience.ts';
import { sessionLimits } from './session-limits.ts';

/** What a verb gets: the database itself for a read, a transaction for a write. `$client`: what its statements run on. `hear`: who is told news (kernel/news.ts). */
export type Tx = Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'> & {
  readonly $client: pg.Pool | pg.PoolClient;
  readonly hear: Hear;
};
export type Hear = (tx: Tx, name: string, payloads: readonly object[]) => Promise<void>;
/** `directUrl`: past a pooler, for what a session has to keep: LISTEN, jobs, long reads. */
export type Db = Tx & { readonly pool: pg.Pool; readonly directUrl: string };

const limits = Object.entries(sessionLimits)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

type Manner = {
  /** How long a statement may stay without an answer; a database that has fallen silent cannot say that itself. */
  patienceMs?: number;
  /** How long the server lets a statement run, where that is not what holds everywhere. */
  statementMs?: number;
  /** False where a pooler gives every transaction another session, which knows no name that was given before. */
  named?: boolean;
};

export const openPool = (url: string, size: number, { patienceMs, statementMs, named = true }: Manner = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: Math.min(5000, patienceMs ?? 5000),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(patienceMs === undefined ? {} : { query_timeout: patienceMs }),
    options: statementMs === undefined ? limits : `${limits} -c statement_timeout=${statementMs}`,
  });
  // A connection that the server closes while idle must not end the process; the next query opens a new one.
  pool.on('error', () => {});
  // The same for one that is lent out at that moment: whoever holds it is told by the query that fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('connect', hearUnconfirmed);
  if (!named) leaveUnnamed(pool);
  leaveReadOnly(pool, onlyReads);
  return pool;
};

/** News that is told where nobody can hear it would be lost without a word. */
const nobody: Hear = async (_tx, name) => {
  throw new Error(`${name} is told on a connection to which nobody listens`);
};

export const openDb = (pool: pg.Pool, hear: Hear = nobody, directUrl = pool.options.connectionString ?? ''): Db =>
  Object.assign(drizzle({ client: pool }), { pool, hear, directUrl }) as unknown as Db;

const retried = new Set(['40001', '40P01']);

export const sqlState = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
};

/** A write came to a server that only reads: it was the primary until a moment ago, or stands in for one that is gone. */
export const onlyReads = (error: unknown): boolean => sqlState(error) === '25006';

/** The messages of an error and of what caused it: the query builder wraps what the driver throws. */
export const messagesOf = (error: unknown): string[] => (error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []);

/** Nothing came back in time. The connection is still waiting, so nothing else can be said on it. */
export const fellSilent = (error: unknown): boolean => messagesOf(error).includes('Query read timeout');

/** A transaction that somebody else has begun on this connection. */
export const txOn = (client: pg.PoolClient, hear: Hear = nobody): Tx => Object.assign(drizzle({ client }), { hear }) as unknown as Tx;

// A query builder for each connection, made once.
const builders = new WeakMap<pg.PoolClient, Tx>();
const builderOf = (client: pg.PoolClient, hear: Hear): Tx => {
  const known = builders.get(client);
  if (known?.hear === hear) return known;
  const made = txOn(client, hear);
  builders.set(client, made);
  return made;
};

const runTransaction = async <T>({ pool, hear }: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await keepPatience(client, () => work(builderOf(client, hear)));
    forgetUnconfirmed(client);
    await client.query('commit');
    requireConfirmed(client);
    return result;
  } catch (error) {
    if (fellSilent(error) || onlyReads(error)) broken = error as Error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    // A connection that could not roll back must not be lent again.
    client.release(broken);
  }
};

/** Undone because of others, without a fault of its own. */
export const lostToOthers = (error: unknown): boolean => retried.has(sqlState(error) ?? '');

/** One transaction; a deadlock or a serialization failure is tried again, at most three times, because the work had no effect. */
export const inTransaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, work);
    } catch (error) {
      if (attempt === 3 || !lostToOthers(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
};
