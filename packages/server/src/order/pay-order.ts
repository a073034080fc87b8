import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { By } from '../kernel/side.ts';
import { finishOrder } from './finish-order.ts';
import { tryMoveOrder } from './move-order.ts';

type Given = { orderId: Id; amountFen: number; channel: string; by?: By; billId?: Id };

/**
 * Takes the money for an order. False when it cannot: cancelled, paid already, or another amount; the caller sends the money back. What stands on a bill takes money from that
 * bill alone.
 */
export const payOrder = async (tx: Tx, { orderId, amountFen, channel, by = { kind: 'system' }, billId }: Given): Promise<boolean> => {
  const moved = await tryMoveOrder(tx, orderId, 'pay', by, {
    also: sql`, paid_fen = payable_fen, pay_state = 'paid', pay_channel = ${channel}, paid_at = now(), pay_deadline = null`,
    where: sql` and payable_fen = ${amountFen} and paid_fen = 0 and bill_id is not distinct from ${billId ?? null}::bigint`,
  });
  if (!moved) return false;
  if (moved.to === 'done') await finishOrder(tx, orderId);
  await tell(tx, 'order.paid', { orderId, ...moved.said, memberId: moved.memberId, amountFen });
  return true;
};
