import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';

// Which papers hold and which goods are sold is read by one and written by the other. Turns are taken before goods are, by everybody in this order.
const classes = sql`7302035`;
const papersOf = (storeId: Id) => sql`hashtextextended('papers ' || ${storeId}::text, 0)`;

/** Classes change one after the other, and no paper begins or ceases to hold meanwhile. */
export const takeClassesTurn = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${classes})`);

/** The papers of a store stay as they are until the transaction ends: whoever brings its goods on the shelf may believe them. */
export const holdPapers = (tx: Tx, storeId: Id) => tx.execute(sql`select pg_advisory_xact_lock_shared(${papersOf(storeId)})`);

/** A paper of the store begins or ceases to hold: nobody brings goods of the store on the shelf until that is known. */
export const takePapersTurn = async (tx: Tx, storeId: Id): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${classes})`);
  await tx.execute(sql`select pg_advisory_xact_lock(${papersOf(storeId)})`);
};
