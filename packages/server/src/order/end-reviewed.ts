import type { CancelKind } from '@mall/contract/order/cancel-kinds.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import type { By } from '../kernel/side.ts';
import { cancelOrder } from './cancel-order.ts';
import type { ReviewedOrder } from './take-credit-review.ts';

/** Ends orders that were not let through, with everything that they held, and tells their buyer why. */
export const endReviewed = async (tx: Tx, orders: readonly ReviewedOrder[], by: By, kind: CancelKind, reason: string): Promise<void> => {
  for (const { id } of orders) await cancelOrder(tx, { orderId: id, by, kind, reason });
  await tell(
    tx,
    'credit.order_decided',
    ...orders.map(({ id: orderId, orderSn, memberId }) => ({ orderId, orderSn, memberId, passed: false, reason })),
  );
};
