import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Tx } from './db.ts';
import { asRows } from './read-rows.ts';

const sliceRows = 1000;

/**
 * The rows of a long statement, so many at a time, as they all were when it began. Only inside a transaction, and one after the other.
 * A cursor costs the same at the end of a list as at its beginning, and nothing that happens meanwhile shifts a row from one slice into the next.
 */
export async function* readSlices<Row>(tx: Tx, row: z.ZodType<Row>, statement: SQL): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare slices no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(sliceRows))} from slices`);
    if (rows.length > 0) yield asRows(row, rows);
    if (rows.length < sliceRows) break;
  }
  await tx.execute(sql`close slices`);
}
