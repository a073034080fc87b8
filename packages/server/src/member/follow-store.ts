import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { changeFollowerCount } from '../store/change-follower-count.ts';
import { store } from '../store/store.table.ts';

/** Follows an open store; a second time changes nothing. */
export const followStore = async (tx: Tx, side: BuyerSide, storeId: Id): Promise<{ favNum: number }> => {
  const { rows } = await tx.execute(sql`
    insert into store_favourite (member_id, store_id) select ${side.memberId}, id from store where id = ${storeId} and state = 'open'
    on conflict (member_id, store_id) do nothing returning id`);
  if (rows.length > 0) return { favNum: (await changeFollowerCount(tx, [storeId], 1)).get(storeId) ?? 0 };
  const [row] = await tx.select({ favNum: store.favouriteCount, state: store.state }).from(store).where(eq(store.id, storeId));
  if (!row || row.state !== 'open') throw refuse('kernel.not_found');
  return { favNum: row.favNum };
};
