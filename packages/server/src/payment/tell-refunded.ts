import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';

type Refunded = { refundSn: string; orderId: Id; amountFen: number; ref: string };

/** Money has gone back. Whoever asked for it books it in this transaction, or nothing of it has happened. */
export const tellRefunded = async (tx: Tx, refunded: Refunded): Promise<void> => {
  const { rows } = await tx.execute<{ order_sn: string; member_id: Id }>(
    sql`select order_sn, member_id::text from shop_order where id = ${refunded.orderId}`,
  );
  const order = rows[0] as { order_sn: string; member_id: Id };
  await tell(tx, 'payment.refunded', { ...refunded, orderSn: order.order_sn, memberId: order.member_id });
};
