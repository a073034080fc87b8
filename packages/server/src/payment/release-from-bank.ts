import type { Id } from '@mall/contract/kernel/fields.ts';
import type { BankChannel } from '@mall/contract/payment/payment.rules.ts';
import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { askBank } from './ask-bank.ts';

/**
 * Closes whatever is being paid for an order, so that it can be cancelled. `paid`: the bank was quicker, and the money is booked by now.
 * `away`: the bank did not answer.
 */
export const releaseFromBank = async (house: Pick<House, 'db' | 'pay'>, orderId: Id): Promise<'free' | 'paid' | 'away'> => {
  const { rows } = await house.db.execute<{ attemptNo: string; channel: BankChannel }>(sql`
    select a.attempt_no as "attemptNo", a.channel from pay_attempt a join pay_attempt_order l using (attempt_no)
    where l.order_id = ${orderId} and a.state = 'paying' order by a.attempt_no`);
  const said = await Promise.all(rows.map((attempt) => askBank(house, 'close', attempt)));
  if (said.includes('success')) return 'paid';
  return said.includes('away') ? 'away' : 'free';
};
