import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Db } from '../db.ts';
import type { House } from '../house.ts';
import { readRows } from '../read-rows.ts';

const Archived = z.strictObject({ failures: z.number(), part: z.string().nullable(), fails: z.boolean() });

/** How often the archive of the embedded database did not take a part of the log, and whether that was the last that was heard of it. */
export const readArchiving = async (db: Db): Promise<z.infer<typeof Archived>> => {
  const [row] = await readRows(db, Archived)`
    select failed_count::float8 as failures, last_failed_wal as part, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver`;
  return row ?? { failures: 0, part: null, fails: false };
};

/** Says once when the archive takes nothing any more: until somebody sees to it, no restore goes beyond that part, and the log fills the disk. */
export const watchArchive = ({ db, log }: Pick<House, 'db' | 'log'>, everyMs = 60_000): (() => Promise<void>) => {
  const ending = new AbortController();
  let failed = false;
  const look = async (): Promise<void> => {
    const { fails, part, failures } = await readArchiving(db);
    if (fails && !failed) log.error({ part: 'archive', segment: part, failures }, 'DATABASE_ARCHIVE does not take the log');
    if (!fails && failed) log.warn({ part: 'archive' }, 'DATABASE_ARCHIVE takes the log again');
    failed = fails;
  };
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      // A database that is away is told of elsewhere.
      await look().catch(() => {});
      await sleep(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const watching = watch();
  return () => {
    ending.abort();
    return watching;
  };
};
