import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

const OrderRow = z.strictObject({ orderSn: z.string(), memberId: Id });

type Refunded = { refundSn: string; orderId: Id; amountFen: number; withheldFen: number; ref: string; onCredit?: boolean };

/** Money has gone back. Whoever asked for it books it in this transaction, or nothing of it has happened. */
export const tellRefunded = async (tx: Tx, refunded: Refunded): Promise<void> => {
  const [order] = await readRows(
    tx,
    OrderRow,
  )`select order_sn as "orderSn", member_id::text as "memberId" from shop_order where id = ${refunded.orderId}`;
  if (!order) throw new Error(`a refund of order ${refunded.orderId}, which is not there`);
  await tell(tx, 'payment.refunded', { ...refunded, ...order });
};
