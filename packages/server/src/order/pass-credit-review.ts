import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { deductAfterApproval } from './deduct-after-approval.ts';
import { takeCreditReview } from './take-credit-review.ts';

/** The mall lets orders on a purchase quota through: what was frozen is deducted, and the stores ship. */
export const passCreditReview = async (tx: Tx, side: MallSide, id: Id): Promise<void> => {
  const orders = await takeCreditReview(tx, id, 'pass', byOf(side));
  for (const order of orders) await deductAfterApproval(tx, order.id, byOf(side));
  await tell(
    tx,
    'credit.order_decided',
    ...orders.map(({ id: orderId, orderSn, memberId }) => ({ orderId, orderSn, memberId, passed: true, reason: '' })),
  );
};
