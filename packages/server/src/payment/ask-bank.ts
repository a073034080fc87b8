import type { BankChannel } from '@mall/contract/payment/pay-channels.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { settleAttempt } from './settle-attempt.ts';

export type BankSays = 'success' | 'paying' | 'ended' | 'away';

/**
 * Asks the bank about an attempt, or closes it there, and books the answer. The question stands outside any transaction; the answer is one.
 * An attempt that the bank never heard of cannot be paid.
 */
export const askBank = async (
  { db, pay }: Pick<House, 'db' | 'pay'>,
  how: 'query' | 'close',
  attempt: { attemptNo: string; channel: BankChannel },
): Promise<BankSays> => {
  const word = await pay[how]({ attemptNo: attempt.attemptNo, channel: attempt.channel });
  if (!word) return 'away';
  if (word.state === 'paying') return 'paying';
  if (word.state === 'success') {
    const settled = await inTransaction(db, (tx) => settleAttempt(tx, attempt.attemptNo, word));
    return settled === 'applied' || settled === 'no_effect' ? 'success' : 'ended';
  }
  const state = word.state === 'failure' && how === 'query' ? 'failure' : 'closed';
  await inTransaction(db, (tx) => settleAttempt(tx, attempt.attemptNo, { state }));
  return 'ended';
};
