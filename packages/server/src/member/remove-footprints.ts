import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { type BuyerSide, within } from '../kernel/side.ts';

/** What is another's, or gone already, is passed over. */
export const removeFootprints = async (tx: Tx, side: BuyerSide, ids: readonly Id[]): Promise<{ removed: number }> => {
  const rows = await readRows(tx, IdRow)`
    delete from footprint where ${within(side, 'footprint')} and id = any (${sql.param([...ids])}::bigint[]) returning id`;
  return { removed: rows.length };
};
