import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import { lockCreditOfOrder } from './credit-of-order.ts';

/** An order was let through: what was frozen for it is used from now on, once. */
export const deductCredit = async (tx: Tx, orderId: Id, by: By): Promise<void> => {
  const held = await lockCreditOfOrder(tx, orderId);
  if (!held || held.frozenFen <= 0) return;
  const { accountId, orderSn, memberId, departmentId, frozenFen } = held;
  await bookCredit(tx, accountId, {
    type: 'deduct',
    subject: 'order',
    bizNo: orderSn,
    fen: frozenFen,
    by,
    memberId,
    departmentId,
    orderId,
  });
};
