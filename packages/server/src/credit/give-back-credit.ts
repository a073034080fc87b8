import type { Id } from '@mall/contract/kernel/fields.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import { lockCreditOfOrder } from './credit-of-order.ts';

/** An order has ended: what it still has of the quota is free again, once. What after-sales gave back already is left out. */
export const giveBackCredit = async (tx: Tx, orderId: Id, by: By, remark = ''): Promise<void> => {
  const held = await lockCreditOfOrder(tx, orderId);
  if (!held) return;
  const { accountId, orderSn, memberId, departmentId, frozenFen, usedFen } = held;
  const line = { subject: 'order', bizNo: orderSn, by, memberId, departmentId, orderId, remark: cutText(remark, 100) } as const;
  if (frozenFen > 0) await bookCredit(tx, accountId, { ...line, type: 'unfreeze', fen: frozenFen });
  if (usedFen > 0) await bookCredit(tx, accountId, { ...line, type: 'revert', fen: usedFen });
};
