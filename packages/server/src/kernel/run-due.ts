import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Db, inTransaction, type Tx } from './db.ts';
import { Refusal } from './refusal.ts';

type Due<Row extends { id: Id }> = {
  /** The row that is due the longest, held (`for no key update skip locked`, so that several nodes share the work), but none of those to be left alone. */
  take: (tx: Tx, leave: readonly Id[]) => Promise<Row | undefined>;
  run: (tx: Tx, row: Row) => Promise<unknown>;
  failed: (error: unknown, id: Id) => void;
};

/** Does what the clock has come to, one transaction each. One that cannot be done is left for the next time and keeps nobody waiting. Gives how many it did. */
export const runDue = async <Row extends { id: Id }>(db: Db, { take, run, failed }: Due<Row>): Promise<number> => {
  const leave: Id[] = [];
  let done = 0;
  for (;;) {
    let row: Row | undefined;
    try {
      row = await inTransaction(db, async (tx) => {
        row = await take(tx, leave);
        if (row) await run(tx, row);
        return row;
      });
      if (!row) return done;
      done += 1;
    } catch (error) {
      if (!row) throw error;
      leave.push(row.id);
      if (!(error instanceof Refusal)) failed(error, row.id);
    }
  }
};
