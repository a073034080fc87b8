import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSight, within } from '../kernel/side.ts';
import { changeFollowerCount } from '../store/change-follower-count.ts';

const Row = z.strictObject({ store_id: z.string() });

/** Follows no more; closed stores too. What was not followed is passed over. */
export const unfollowStores = async (tx: Tx, side: BuyerSight, storeIds: readonly Id[]): Promise<{ removed: number }> => {
  const rows = await readRows(tx, Row)`
    delete from store_favourite where ${within(side, 'store_favourite')} and store_id = any (${sql.param([...storeIds])}::bigint[]) returning store_id`;
  if (rows.length > 0)
    await changeFollowerCount(
      tx,
      rows.map((row) => row.store_id),
      -1,
    );
  return { removed: rows.length };
};
