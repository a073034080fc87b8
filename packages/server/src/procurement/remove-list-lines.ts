import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOpenList } from './hold-list.ts';
import { putLines } from './put-lines.ts';

export const removeListLines = async (tx: Tx, side: BuyerSide, listId: Id, specIds: readonly Id[]): Promise<null> => {
  await holdOpenList(tx, side, listId);
  await tx.execute(
    sql`delete from procurement_list_line where list_id = ${listId} and spec_id = any (${sql.param([...specIds])}::bigint[])`,
  );
  await putLines(tx, listId, []);
  return null;
};
