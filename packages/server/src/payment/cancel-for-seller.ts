import type { CancelOrder } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, inTransaction } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type StoreSide, within } from '../kernel/side.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { refundOrder } from './refund-order.ts';

const Row = z.strictObject({ left: z.number() });

/** A store cannot deliver: its order ends and what was paid goes back, in one step. */
export const cancelForSeller = async (db: Db, side: StoreSide, { orderId, reason }: CancelOrder): Promise<void> => {
  const own = await db.execute(sql`select from shop_order where id = ${orderId} and ${within(side, 'shop_order')}`);
  if (own.rowCount === 0) throw refuse('kernel.not_found');
  await inTransaction(db, async (tx) => {
    await cancelOrder(tx, { orderId, by: byOf(side), kind: 'seller', reason });
    const rows = await readRows(tx, Row)`
      select (paid_fen - refunded_fen)::float8 as left from shop_order where id = ${orderId}`;
    const left = rows[0]?.left ?? 0;
    if (left > 0) await refundOrder(tx, { orderId, amountFen: left, ref: `cancel:${orderId}`, reason });
  });
};
