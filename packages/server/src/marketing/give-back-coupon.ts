import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** The coupon of a cancelled order can be spent again, unless its time has passed meanwhile. */
export const giveBackCoupon = async (tx: Tx, orderId: Id): Promise<void> => {
  await tx.execute(sql`
    update member_coupon set state = case when valid_until > now() then 'new' else 'expired' end, used_order_id = null, used_at = null
    where used_order_id = ${orderId} and state = 'used'`);
};
