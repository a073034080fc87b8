import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { giveRole } from './give-role.ts';

/** Makes a seller who has no store yet the owner of one. */
export const joinStore = async (tx: Tx, memberId: Id, storeId: Id): Promise<void> => {
  const joined = await tx.execute(
    sql`update member set store_id = ${storeId} where id = ${memberId} and store_id is null and audience = 'seller'`,
  );
  // Another store may have taken him in while his own papers were looked at.
  if (joined.rowCount !== 1) throw refuse('store.moved');
  await giveRole(tx, memberId, 'store_owner');
};
