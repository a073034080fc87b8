import type { CancelOrder } from '@mall/contract/order/order.rules.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../account/write-audit.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { refuse } from '../kernel/refusal.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { releaseFromBank } from './release-from-bank.ts';

/** Cancels an order for its buyer. The bank is asked first: what it says is paid is booked as paid, and stays. */
export const cancelForBuyer = async (house: Pick<House, 'db' | 'pay'>, actor: Member, { orderId, reason }: CancelOrder): Promise<void> => {
  const { rows } = await house.db.execute<{ open: boolean }>(sql`
    select (state = 'wait_pay' and pay_mode = 'prepay') or state = 'in_approval' as open from shop_order
    where id = ${orderId} and member_id = ${actor.memberId}`);
  const [order] = rows;
  if (!order) {
    await writeAudit(house.db, 'order.cancel_denied', { orderId }, actor.memberId);
    throw refuse('kernel.not_found');
  }
  if (!order.open) throw refuse('order.moved');
  const released = await releaseFromBank(house, orderId);
  if (released === 'paid') throw refuse('order.already_paid');
  if (released === 'away') throw refuse('payment.bank_away');
  await inTransaction(house.db, (tx) =>
    cancelOrder(tx, { orderId, by: { kind: 'buyer', memberId: actor.memberId }, kind: 'buyer', reason }),
  );
};
