import type { EditList } from '@mall/contract/procurement/list.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOpenList } from './hold-list.ts';
import { requireChoosable } from './require-choosable.ts';

/** Names, shares or describes one's own list. */
export const editList = async (tx: Tx, side: BuyerSide, { id, name, note, sharing, projectId }: EditList): Promise<null> => {
  await holdOpenList(tx, side, id);
  await requireChoosable(tx, side, projectId);
  await tx.execute(sql`
    update procurement_list set name = ${name}, note = ${note}, sharing = ${sharing}, project_id = ${projectId}::bigint, updated_at = now() where id = ${id}`);
  return null;
};
