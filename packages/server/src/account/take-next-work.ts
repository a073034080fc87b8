import type { WorkRow } from '@mall/contract/account/work.api.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { takeWork } from './take-work.ts';
import { findWork, listWork } from './work.queries.ts';
import type { WorkBook } from './work.ts';

/** So many colleagues may be a moment faster before one is told that there is nothing. */
const tries = 10;

/** What is nearest to its time limit and nobody looks at; of two who ask at once each gets another. */
export const takeNextWork = async (db: Db, side: MallSide, book: WorkBook): Promise<WorkRow | null> => {
  const { list } = await listWork(db, side, book, { who: 'none', order: 'due', page: 1, limit: tries });
  for (const row of list) {
    try {
      await inTransaction(db, (tx) => takeWork(tx, side, book, [row]));
      return (await findWork(db, side, book, row)) ?? row;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return null;
};
