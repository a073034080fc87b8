import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSight, byOf, reachesRow, type SystemSide } from '../kernel/side.ts';
import { useBudgets } from '../project/use-budgets.ts';
import { finishOrder } from './finish-order.ts';
import { lockOrder } from './lock-order.ts';
import { type MovedOrder, moveOrder } from './move-order.ts';
import type { OrderTimes } from './order-times.ts';

/** The goods have come: the order is done, or waits for its money when goods come first. Not while an after-sale is open. Whoever takes in goods for his department confirms what colleagues ordered. */
export const confirmReceipt = async (
  tx: Tx,
  side: BuyerSight | SystemSide,
  orderId: Id,
  times: Pick<OrderTimes, 'PAY_DUE_DAYS'>,
): Promise<MovedOrder> => {
  const order = await lockOrder(tx, orderId);
  if (side.kind === 'buyer' && !reachesRow(side, side.reach, order)) throw refuse('kernel.not_found');
  if (order.lines.some((line) => line.inProcessNum > 0)) throw refuse('order.after_sale_open');
  const due = sql`, pay_due = case pay_mode when 'postpay' then now() + make_interval(days => ${times.PAY_DUE_DAYS}) end`;
  const moved = await moveOrder(tx, orderId, 'confirmReceipt', byOf(side), {
    also: sql`, deliver_state = 'received', received_at = now(), auto_receive_at = null${due}`,
  });
  await useBudgets(tx, orderId);
  if (moved.to === 'done') await finishOrder(tx, orderId);
  await tell(tx, 'order.received', { orderId, ...moved.said, memberId: moved.memberId, payMode: moved.variant });
  return moved;
};
