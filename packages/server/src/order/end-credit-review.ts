import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** An order has ended: if it was the last one that the mall was asked to look at, nobody needs to. */
export const endCreditReview = async (tx: Tx, orderId: Id): Promise<void> => {
  await tx.execute(sql`
    update credit_review r set decision = 'ended', decided_at = now()
    where r.id = (select review_id from credit_review_order where order_id = ${orderId}) and r.decision is null
      and not exists (select from credit_review_order ro join shop_order o on o.id = ro.order_id where ro.review_id = r.id and o.state = 'in_approval')`);
};
