import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOwnList } from './hold-list.ts';

export const restoreList = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await holdOwnList(tx, side, id);
  await tx.execute(sql`update procurement_list set archived_at = null, updated_at = now() where id = ${id}`);
  return null;
};
