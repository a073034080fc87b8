import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { By } from '../kernel/side.ts';
import { holdGroupOf, joinGroup } from '../marketing/group/join-group.ts';
import { finishOrder } from './finish-order.ts';
import { lapsePriceChange } from './lapse-price-change.ts';
import { tryMoveOrder } from './move-order.ts';

type Given = { orderId: Id; amountFen: number; channel: string; by?: By; billId?: Id };

/**
 * Takes the money for an order. False when it cannot: cancelled, paid already, another amount, or its group buy is over; the caller sends the money back. What stands on a bill takes money from that
 * bill alone.
 */
export const payOrder = async (tx: Tx, { orderId, amountFen, channel, by = { kind: 'system' }, billId }: Given): Promise<boolean> => {
  const group = await holdGroupOf(tx, orderId);
  if (group && !group.running) return false;
  const moved = await tryMoveOrder(tx, orderId, 'pay', by, {
    also: sql`, paid_fen = payable_fen, pay_state = 'paid', pay_channel = ${channel}, paid_at = now(), pay_deadline = null`,
    where: sql` and payable_fen = ${amountFen} and paid_fen = 0 and bill_id is not distinct from ${billId ?? null}::bigint`,
  });
  if (!moved) return false;
  if (group) {
    await joinGroup(tx, group);
    // It is to be shipped from the day on that the group has succeeded.
    await tx.execute(sql`update shop_order set ship_from = null where id = ${orderId}`);
  }
  await lapsePriceChange(tx, orderId);
  if (moved.to === 'done') await finishOrder(tx, orderId);
  await tell(tx, 'order.paid', { orderId, ...moved.said, memberId: moved.memberId, amountFen });
  return true;
};
