import { type Db, inTransaction, type Tx } from '../kernel/db.ts';

const waiting = async (db: Db): Promise<boolean> =>
  (await db.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount !== 0;

/** Takes a lock, has somebody come who must wait for it, changes something, and lets him go on; gives what he is told. */
export const whileWaiting = async <T>(
  db: Db,
  { hold, come, change }: { hold: (tx: Tx) => Promise<unknown>; come: () => Promise<T>; change?: (tx: Tx) => Promise<unknown> },
): Promise<T> => {
  const told = await inTransaction(db, async (tx) => {
    await hold(tx);
    const answer = come();
    // Whoever came may fail before this waits for him.
    answer.catch(() => {});
    const until = performance.now() + 10_000;
    while (!(await waiting(db))) if (performance.now() > until) throw new Error('nobody waited');
    await change?.(tx);
    return { answer };
  });
  return told.answer;
};
