import type { CancelKind } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderEvent } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { endCreditReview } from './end-credit-review.ts';
import { lapsePriceChange } from './lapse-price-change.ts';
import type { LockedLine, LockedOrder } from './lock-order.ts';
import { type MovedOrder, tryMoveOrder } from './move-order.ts';
import { rollBackOrder } from './roll-back-order.ts';

/** Which events end an order for which reason. */
const eventsOf: Record<CancelKind, readonly OrderEvent[]> = {
  buyer: ['cancel', 'withdraw'],
  pay_timeout: ['cancel'],
  approval_rejected: ['reject'],
  approval_timeout: ['expire'],
  seller: ['sellerCancel'],
  after_sale: ['sellerCancel'],
  corrected: ['withdraw'],
  group_failed: ['groupFail'],
};

export type Ending = { by: By; kind: CancelKind; reason?: string };

/** Ends an order that is held and gives back what it held, once. */
export const endOrder = async (
  tx: Tx,
  order: LockedOrder & { lines: LockedLine[] },
  { by, kind, reason = '' }: Ending,
): Promise<MovedOrder> => {
  const { id: orderId, orderSn, memberId } = order;
  const also = sql`, cancel_kind = ${kind}, cancel_reason = ${reason}, cancelled_at = now(), pay_state = case pay_state when 'paying' then 'unpaid' else pay_state end`;
  for (const event of eventsOf[kind]) {
    const moved = await tryMoveOrder(tx, orderId, event, by, { reason, also });
    if (!moved) continue;
    await lapsePriceChange(tx, orderId);
    await rollBackOrder(tx, order);
    if (order.payMode === 'credit') await endCreditReview(tx, orderId);
    await tell(tx, 'order.cancelled', { orderId, orderSn, memberId, kind, reason });
    return moved;
  }
  throw refuse('order.moved');
};
