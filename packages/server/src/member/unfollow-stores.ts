import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { changeFollowerCount } from '../store/change-follower-count.ts';

/** Follows no more; closed stores too. What was not followed is passed over. */
export const unfollowStores = async (tx: Tx, actor: Member, storeIds: readonly Id[]): Promise<{ removed: number }> => {
  const { rows } = await tx.execute<{ store_id: string }>(sql`
    delete from store_favourite where member_id = ${actor.memberId} and store_id = any (${sql.param([...storeIds])}::bigint[]) returning store_id`);
  if (rows.length > 0)
    await changeFollowerCount(
      tx,
      rows.map((row) => row.store_id),
      -1,
    );
  return { removed: rows.length };
};
