import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';
import { patienceOf } from './patience.ts';

/** So much more than the database lets a statement take, so that its own word comes first. */
const headStartMs = 1000;

/** Lets each statement of this transaction take longer than one of a page may: on both sides, or the driver would give up first. Not within a savepoint, with which the database's part may be undone. */
export const takeTime = async (tx: Tx, seconds: number): Promise<void> => {
  await tx.execute(sql.raw(`set local statement_timeout = '${seconds}s'`));
  const patience = patienceOf(tx.$client);
  if (patience?.query_timeout) patience.query_timeout = seconds * 1000 + headStartMs;
};
