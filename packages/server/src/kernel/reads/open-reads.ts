import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Actor } from '../actor.ts';
import { type Db, openDb, openPool } from '../db.ts';
import { isReplicaFault } from './is-replica-fault.ts';
import { watchReplica } from './watch-replica.ts';

/** Where reads go. Without a replica everything is the primary. */
export type Reads = {
  /** For what is the same for everybody: a replica's answer, older by seconds at most, and never from before a change of pages that this node has heard of. */
  readonly shared: Db;
  /** For what this one is shown: whoever is signed in sees what he has just done. */
  readonly of: (actor: Actor) => Db;
  /** For files, reports and models: reads where all is that was committed before. What a replica does not bring to an end is done anew on the primary, so it must have no effect but its answer. */
  readonly whole: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Changes were made up to here in the primary's log: shared reads must see them from now on. */
  readonly mustHave: (lsn: string) => void;
  /** By how much the replica may be behind at most; undefined without one. */
  readonly ageMs: () => number | undefined;
  readonly close: () => Promise<void>;
};

/** A replica that has more to replay is not waited for any longer. */
const catchUpMs = 1000;

export const primaryReads = (db: Db): Reads => ({
  shared: db,
  of: () => db,
  whole: (work) => work(db),
  mustHave: () => {},
  ageMs: () => undefined,
  close: async () => {},
});

/** A slow statement is ended by the replica itself before it looks like silence, which is a fault: one guest's search would take the replica from all. */
const headStartMs = 1000;

type Settings = { readonly url: string; readonly seconds: number; readonly patienceMs: number; readonly named: boolean };

export const openReads = (db: Db, { url, seconds, patienceMs, named }: Settings, log: FastifyBaseLogger): Reads => {
  const pool = openPool(url, db.pool.options.max, { patienceMs, statementMs: patienceMs - headStartMs, named });
  const replica = openDb(pool);
  const watch = watchReplica({ primary: db.directUrl, replica: url }, seconds * 1000, log);

  const query = async (text: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    if (!watch.mayAnswer()) return db.pool.query(text, values);
    try {
      return await pool.query(text, values);
    } catch (error) {
      if (!isReplicaFault(error)) throw error;
      watch.failed(error);
      return db.pool.query(text, values);
    }
  };
  const eitherPool = Object.create(db.pool, {
    query: { value: query },
    connect: { value: () => (watch.mayAnswer() ? pool : db.pool).connect() },
  }) as pg.Pool;
  const shared = openDb(eitherPool);

  return {
    shared,
    of: (actor) => (actor.kind === 'guest' ? shared : db),
    whole: async (work) => {
      if (!(await watch.catchesUp(catchUpMs))) return work(db);
      try {
        return await work(replica);
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
        watch.failed(error);
        return work(db);
      }
    },
    mustHave: watch.mustHave,
    ageMs: watch.ageMs,
    close: async () => {
      await watch.close();
      await pool.end();
    },
  };
};
