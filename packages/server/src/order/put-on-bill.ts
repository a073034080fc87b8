import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** Orders that the caller holds are paid through a bill from now on, and by no other way. */
export const putOnBill = async (tx: Tx, billId: Id, orderIds: readonly Id[]): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update shop_order set bill_id = ${billId} where id = any (${sql.param([...orderIds])}::bigint[]) and bill_id is null`);
  if (rowCount !== orderIds.length) throw refuse('order.moved');
};
