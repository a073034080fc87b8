import type { Id } from '@mall/contract/kernel/fields.ts';
import { bankChannels } from '@mall/contract/payment/pay-channels.ts';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { askBank } from './ask-bank.ts';

const Row = z.strictObject({ attemptNo: z.string(), channel: z.enum(bankChannels) });

/**
 * Closes whatever is being paid for an order, so that it can be cancelled. `paid`: the bank was quicker, and the money is booked by now.
 * `away`: the bank did not answer.
 */
export const releaseFromBank = async (house: Pick<House, 'db' | 'pay'>, orderId: Id): Promise<'free' | 'paid' | 'away'> => {
  const rows = await readRows(house.db, Row)`
    select a.attempt_no as "attemptNo", a.channel from pay_attempt a join pay_attempt_order l using (attempt_no)
    where l.order_id = ${orderId} and a.state = 'paying' order by a.attempt_no`;
  const said = await Promise.all(rows.map((attempt) => askBank(house, 'close', attempt)));
  if (said.includes('success')) return 'paid';
  return said.includes('away') ? 'away' : 'free';
};
