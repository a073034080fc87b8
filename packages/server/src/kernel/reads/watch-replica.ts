import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openPool } from '../db.ts';
import { lsnOf } from './lsn.ts';

const everyMs = 1000;
/** Somebody waits for it to have replayed a change. */
const soonMs = 50;
const answerMs = 1500;
/** One that is away for days must not fill the memory. */
const mostSamples = 600;

/** Where the primary was when, on this process's own clock: clocks of other machines may differ. */
type Sample = { readonly at: number; readonly lsn: bigint };

export type ReplicaWatch = {
  /** Whether it answers and is young enough. */
  readonly isFit: () => boolean;
  /** Whether it has replayed all that was ever asked for, too. */
  readonly mayAnswer: () => boolean;
  readonly ageMs: () => number;
  /** Nothing is read from it before it has replayed this. */
  readonly mustHave: (lsn: string) => void;
  /** Whether it comes to have all that is committed by now, within this time. */
  readonly catchesUp: (patienceMs: number) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
  readonly close: () => Promise<void>;
};

type Addresses = { readonly primary: string; readonly replica: string };

/** Says it once when the replica is given up, and once when it is back. */
const teller = (log: FastifyBaseLogger) => {
  let away: string | undefined;
  return (reason: string | undefined, error?: unknown) => {
    if (reason !== undefined && away === undefined) log.warn({ err: error, part: 'replica', reason }, 'reads go to the primary');
    if (reason === undefined && away !== undefined) log.info({ part: 'replica' }, 'reads go to the replica again');
    away = reason;
  };
};

/** Looks every second how far the primary is and how far its replica has come. */
export const watchReplica = ({ primary, replica }: Addresses, mostAgeMs: number, log: FastifyBaseLogger): ReplicaWatch => {
  const ours = openPool(primary, 1, { patienceMs: answerMs });
  const its = openPool(replica, 1, { patienceMs: answerMs });
  const tell = teller(log);
  const ending = new AbortController();
  let waking = new AbortController();
  let samples: Sample[] = [];
  let needed: bigint | undefined;
  let replayed = 0n;
  let answers = false;
  let primaryAway = false;
  let youngAt = Number.NEGATIVE_INFINITY;
  let lastHead = 0;

  const askPrimary = async (): Promise<bigint> => {
    // Not how far it is written: a commit that others see already may not be.
    const { rows } = await ours.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
    return lsnOf(rows[0]?.lsn ?? '0/0');
  };
  const askReplica = async (): Promise<bigint> => {
    const { rows } = await its.query<{ replays: boolean; lsn: string | null }>(
      'select pg_is_in_recovery() as replays, pg_last_wal_replay_lsn()::text as lsn',
    );
    const [row] = rows;
    if (!row?.replays) throw new Error('it is no replica');
    replayed = lsnOf(row.lsn ?? '0/0');
    const seen = samples.findLast(({ lsn }) => lsn <= replayed);
    if (seen) {
      youngAt = seen.at;
      samples = samples.filter(({ at }) => at > seen.at);
    }
    return replayed;
  };

  // Where the primary is away and the replica has replayed all that is known of it, nobody is younger: its age stands still.
  const ageMs = (): number => (primaryAway && samples.length === 0 ? lastHead : performance.now()) - youngAt;
  const isFit = (): boolean => answers && ageMs() <= mostAgeMs;
  const mayAnswer = (): boolean => isFit() && needed !== undefined && replayed >= needed;

  const look = async (): Promise<void> => {
    try {
      const at = performance.now();
      const lsn = await askPrimary();
      samples.push({ at, lsn });
      if (samples.length > mostSamples) samples.shift();
      lastHead = at;
      primaryAway = false;
      // What the tables are like now is the least that whoever starts here must find.
      needed ??= lsn;
    } catch {
      primaryAway = true;
    }
    try {
      await askReplica();
      answers = true;
      tell(isFit() ? undefined : 'it lags behind');
    } catch (error) {
      answers = false;
      if (!ending.signal.aborted) tell('it does not answer', error);
    }
  };

  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await look();
      waking = new AbortController();
      const waits = answers && needed !== undefined && replayed < needed;
      const signal = AbortSignal.any([ending.signal, waking.signal]);
      await sleep(waits ? soonMs : everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const watching = watch();

  return {
    isFit,
    mayAnswer,
    ageMs,
    mustHave: (text) => {
      const lsn = lsnOf(text);
      if (needed === undefined || lsn > needed) needed = lsn;
      waking.abort();
    },
    catchesUp: async (patienceMs) => {
      if (!isFit()) return false;
      const until = performance.now() + patienceMs;
      try {
        const head = await askPrimary();
        if (replayed >= head) return true;
        while ((await askReplica()) < head) {
          if (performance.now() > until) return false;
          await sleep(soonMs / 2);
        }
        return true;
      } catch {
        return false;
      }
    },
    failed: (error) => {
      answers = false;
      tell('it failed', error);
    },
    close: async () => {
      ending.abort();
      await watching;
      await Promise.all([ours.end(), its.end()]);
    },
  };
};
