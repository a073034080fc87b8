import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { Refusal } from '../kernel/refusal.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { releaseFromBank } from './release-from-bank.ts';
import { tellTimeout } from './tell-buyer.ts';

const batch = 50;

type Due = { id: Id; patient: boolean };

const cancelDue = async (house: Pick<House, 'db' | 'pay'>, { id, patient }: Due): Promise<boolean> => {
  const released = await releaseFromBank(house, id);
  // A bank that stays away does not hold goods for ever: money that comes after all goes back by itself.
  if (released === 'paid' || (released === 'away' && patient)) return false;
  try {
    await inTransaction(house.db, async (tx) => {
      await cancelOrder(tx, { orderId: id, by: { kind: 'system' }, kind: 'pay_timeout', reason: '超过支付期限' });
      await tellTimeout(tx, id);
    });
    return true;
  } catch (error) {
    // Somebody was quicker: paid, cancelled, or another node.
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Ends orders whose time to pay is over, after asking the bank. Gives how many it ended. */
export const sweepPayTimeouts = async (house: Pick<House, 'db' | 'pay'>): Promise<number> => {
  const { rows } = await house.db.execute<Due>(sql`
    select id::text, pay_deadline > now() - interval '30 seconds' as patient from shop_order
    where state = 'wait_pay' and pay_mode = 'prepay' and pay_deadline <= now() order by pay_deadline limit ${batch}`);
  let ended = 0;
  for (const due of rows) if (await cancelDue(house, due)) ended += 1;
  return ended;
};
