import { bankChannels } from '@mall/contract/payment/pay-channels.ts';
import { attemptStates } from '@mall/contract/payment/payment.rules.ts';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { askBank } from './ask-bank.ts';

const batch = 20;

const Due = z.strictObject({ attemptNo: z.string(), channel: z.enum(bankChannels), state: z.enum(attemptStates), wanted: z.boolean() });
type Due = z.infer<typeof Due>;

/**
 * Finds payments whose notice was lost. One that is open is asked about at least every half minute, and closed once it has expired or its
 * orders want no money any more; one that failed or was closed is asked about for two days, ever more seldom.
 */
export const queryAttempts = async (house: Pick<House, 'db' | 'pay' | 'log'>): Promise<number> => {
  const rows = await readRows(house.db, Due)`
    update pay_attempt a set queries = a.queries + 1, next_query_at = case
        when a.state = 'paying' then now() + make_interval(secs => least(30, 10 + 5 * a.queries))
        when a.queries < 12 then now() + make_interval(secs => 30 * power(2, a.queries)) end
    from (select attempt_no from pay_attempt where state <> 'success' and next_query_at <= now()
      order by next_query_at limit ${batch} for update skip locked) due
    where a.attempt_no = due.attempt_no
    returning a.attempt_no as "attemptNo", a.channel, a.state,
      a.expires_at > now() and exists (select from pay_attempt_order l join shop_order o on o.id = l.order_id
        where l.attempt_no = a.attempt_no and o.state = 'wait_pay') as wanted`;
  const asked = await Promise.allSettled(rows.map((due) => askBank(house, due.wanted || due.state !== 'paying' ? 'query' : 'close', due)));
  for (const one of asked) if (one.status === 'rejected') house.log.error({ err: one.reason }, 'payment not booked');
  return rows.length;
};
