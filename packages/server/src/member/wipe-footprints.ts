import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type BuyerSight, within } from '../kernel/side.ts';

/** The footprints of one day, or all that the member left. */
export const wipeFootprints = async (tx: Tx, side: BuyerSight, which: { day: string } | { all: 1 }): Promise<{ removed: number }> => {
  const of = 'day' in which ? sql`footprint.day = ${which.day}::date` : sql`true`;
  const rows = await readRows(tx, IdRow)`delete from footprint where ${within(side, 'footprint')} and ${of} returning id`;
  return { removed: rows.length };
};
