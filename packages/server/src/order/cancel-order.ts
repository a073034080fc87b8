import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type Ending, endOrder } from './end-order.ts';
import { lockOrder } from './lock-order.ts';
import type { MovedOrder } from './move-order.ts';

/**
 * Ends an order and gives back what it held, once. Money is not its business: whoever cancels a paid order refunds it. A buyer cancels only
 * his own (`by.memberId`), refused like an unknown id.
 */
export const cancelOrder = async (tx: Tx, { orderId, ...ending }: Ending & { orderId: Id }): Promise<MovedOrder> => {
  const { by, kind } = ending;
  const order = await lockOrder(tx, orderId);
  if (by.kind === 'buyer' && by.memberId !== order.memberId) throw refuse('kernel.not_found');
  if (kind === 'seller') {
    if (order.lines.some((line) => line.inProcessNum > 0)) throw refuse('order.after_sale_open');
    if (order.lines.some((line) => line.shippedNum > 0)) throw refuse('order.not_cancellable');
  }
  return endOrder(tx, order, ending);
};
