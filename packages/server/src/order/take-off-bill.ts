import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** The bill gives up orders that the caller holds: each can be paid by itself again. */
export const takeOffBill = async (tx: Tx, billId: Id, orderIds: readonly Id[]): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update shop_order set bill_id = null where id = any (${sql.param([...orderIds])}::bigint[]) and bill_id = ${billId}`);
  if (rowCount !== orderIds.length) throw refuse('order.moved');
};
