import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Nothing can be paid for this order any more; it ends as one whose time to pay is over. */
export const endPayTime = async (tx: Tx, orderId: Id): Promise<void> => {
  await tx.execute(sql`update shop_order set pay_deadline = now() where id = ${orderId} and state = 'wait_pay' and pay_deadline > now()`);
};
