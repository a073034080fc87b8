import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** Spends a coupon of the member on an order. Of orders at once one gets it; the others are refused. */
export const spendCoupon = async (tx: Tx, memberId: Id, memberCouponId: Id, orderId: Id): Promise<void> => {
  const spent = await tx.execute(sql`
    update member_coupon set state = 'used', used_order_id = ${orderId}, used_at = now()
    where id = ${memberCouponId} and member_id = ${memberId} and state = 'new' and valid_from <= now() and valid_until > now()`);
  if (spent.rowCount === 0) throw refuse('order.coupon_gone');
};
