import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { bookCredit } from './book-credit.ts';
import { lockCreditOfOrder } from './credit-of-order.ts';

type Given = { orderId: Id; amountFen: number; aftersaleSn: string };

/** Goods of an after-sale came back: what they cost is free again instead of money going back. No more than the order still has; an after-sale counts once. */
export const refundCredit = async (tx: Tx, { orderId, amountFen, aftersaleSn }: Given): Promise<void> => {
  const held = await lockCreditOfOrder(tx, orderId);
  if (!held || amountFen > held.usedFen) throw refuse('payment.refund_too_much');
  const { accountId, memberId, departmentId } = held;
  const booked = await bookCredit(tx, accountId, {
    type: 'refund',
    subject: 'after_sale',
    bizNo: aftersaleSn,
    fen: amountFen,
    by: { kind: 'system' },
    memberId,
    departmentId,
    orderId,
  });
  if (!booked) throw refuse('order.moved');
};
