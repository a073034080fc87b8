import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { Refusal } from '../kernel/refusal.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { releaseFromBank } from './release-from-bank.ts';

const batch = 48;
/** So many at once: a bank that answers nothing costs its patience for each. */
const abreast = 8;

const Due = z.strictObject({ id: Id, patient: z.boolean() });
type Due = z.infer<typeof Due>;
type Sweeping = Pick<House, 'db' | 'pay' | 'log'>;

const cancelDue = async (house: Sweeping, { id, patient }: Due): Promise<boolean> => {
  try {
    const released = await releaseFromBank(house, id);
    // A bank that stays away does not hold goods for ever: money that comes after all goes back by itself.
    if (released === 'paid' || (released === 'away' && patient)) return false;
    await inTransaction(house.db, (tx) => cancelOrder(tx, { orderId: id, by: { kind: 'system' }, kind: 'pay_timeout', reason: '' }));
    return true;
  } catch (error) {
    // A refusal: somebody was quicker. Anything else must not keep the others waiting.
    if (!(error instanceof Refusal)) house.log.error({ err: error, orderId: id }, 'order not ended');
    return false;
  }
};

/** Ends orders whose time to pay is over, after asking the bank. Gives how many it ended. */
export const sweepPayTimeouts = async (house: Sweeping): Promise<number> => {
  const rows = await readRows(house.db, Due)`
    select id::text, pay_deadline > now() - interval '30 seconds' as patient from shop_order
    where state = 'wait_pay' and pay_mode = 'prepay' and pay_deadline <= now() order by pay_deadline limit ${batch}`;
  let ended = 0;
  for (let at = 0; at < rows.length; at += abreast) {
    const done = await Promise.all(rows.slice(at, at + abreast).map((due) => cancelDue(house, due)));
    ended += done.filter(Boolean).length;
  }
  return ended;
};
