import type { Id } from '@mall/contract/kernel/fields.ts';
import type { OrderEvent } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { endCreditReview } from './end-credit-review.ts';
import { lockOrder } from './lock-order.ts';
import { type MovedOrder, tryMoveOrder } from './move-order.ts';
import type { CancelKind } from './order.table.ts';
import { rollBackOrder } from './roll-back-order.ts';

/** Which events end an order for which reason. */
const eventsOf: Record<CancelKind, readonly OrderEvent[]> = {
  buyer: ['cancel', 'withdraw'],
  pay_timeout: ['cancel'],
  approval_rejected: ['reject'],
  approval_timeout: ['reject'],
  seller: ['sellerCancel'],
  after_sale: ['sellerCancel'],
};

type Given = { orderId: Id; by: By; kind: CancelKind; reason?: string };

/**
 * Ends an order and gives back what it held, once. Money is not its business: whoever cancels a paid order refunds it. A buyer cancels only
 * his own (`by.memberId`), refused like an unknown id.
 */
export const cancelOrder = async (tx: Tx, { orderId, by, kind, reason = '' }: Given): Promise<MovedOrder> => {
  const order = await lockOrder(tx, orderId);
  if (by.kind === 'buyer' && by.memberId !== order.memberId) throw refuse('kernel.not_found');
  if (kind === 'seller') {
    if (order.lines.some((line) => line.inProcessNum > 0)) throw refuse('order.after_sale_open');
    if (order.lines.some((line) => line.shippedNum > 0)) throw refuse('order.not_cancellable');
  }
  const also = sql`, cancel_kind = ${kind}, cancel_reason = ${reason}, cancelled_at = now(), pay_state = case pay_state when 'paying' then 'unpaid' else pay_state end`;
  for (const event of eventsOf[kind]) {
    const moved = await tryMoveOrder(tx, orderId, event, by, { reason, also });
    if (!moved) continue;
    await rollBackOrder(tx, order);
    if (order.payMode === 'credit') await endCreditReview(tx, orderId);
    await tell(tx, 'order.cancelled', { orderId, orderSn: order.orderSn, memberId: order.memberId, kind, reason });
    return moved;
  }
  throw refuse('order.moved');
};
