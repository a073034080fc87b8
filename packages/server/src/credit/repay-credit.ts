import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { bookCredit } from './book-credit.ts';
import { lockCredit } from './lock-credit.ts';
import { releasePaid } from './release-paid.ts';

type Given = { accountId: Id; amountFen: number; bizNo: string; by: By; type?: 'repay' | 'write_off'; remark?: string; beyond?: boolean };

/**
 * What was owed is paid, or given up: once for a number of whatever paid it. A quota that was on hold because of it is let go. `beyond`: money that has come for a bill counts,
 * also when somebody booked as much without one before; then the company is ahead.
 */
export const repayCredit = async (
  tx: Tx,
  { accountId, amountFen, bizNo, by, type = 'repay', remark, beyond = false }: Given,
): Promise<void> => {
  const account = await lockCredit(tx, accountId);
  if (!beyond && amountFen > account.usedFen) throw refuse('credit.more_than_used', { used: toYuan(fen(Math.max(0, account.usedFen))) });
  const booked = await bookCredit(tx, accountId, {
    type,
    subject: 'act',
    bizNo,
    fen: amountFen,
    by,
    memberId: account.memberId,
    ...(remark && { remark }),
  });
  if (!booked) throw refuse('credit.moved');
  await releasePaid(tx, accountId);
};
