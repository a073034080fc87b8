import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import type { LockedCredit } from './lock-credit.ts';

export type CreditOrder = { orderId: Id; orderSn: string; memberId: Id; departmentId: Id | null; amountFen: number };

/** Holds what orders cost, so that no two wait for the same money. The account is the one that `requireCredit` gave for all of them. */
export const freezeCredit = async (tx: Tx, account: LockedCredit, orders: readonly CreditOrder[], by: By): Promise<void> => {
  for (const { orderId, orderSn, memberId, departmentId, amountFen } of orders)
    if (amountFen > 0)
      await bookCredit(tx, account.id, {
        type: 'freeze',
        subject: 'order',
        bizNo: orderSn,
        fen: amountFen,
        by,
        memberId,
        departmentId,
        orderId,
      });
};
