import type { CancelOrder } from '@mall/contract/order/order.rules.ts';
import * as z from 'zod';
import { cancelRequestOf } from '../approval/cancel-request-of.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf, within } from '../kernel/side.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { releaseFromBank } from './release-from-bank.ts';

const Row = z.strictObject({ open: z.boolean() });

/** Cancels an order for its buyer. The bank is asked first: what it says is paid is booked as paid, and stays. */
export const cancelForBuyer = async (
  house: Pick<House, 'db' | 'pay'>,
  side: BuyerSide,
  { orderId, reason }: CancelOrder,
  /** What is written with it, or not at all. */
  also: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<void> => {
  const rows = await readRows(house.db, Row)`
    select (state = 'wait_pay' and pay_mode = 'prepay') or state = 'in_approval' as open from shop_order
    where id = ${orderId} and ${within(side, 'shop_order')}`;
  const [order] = rows;
  if (!order) throw refuse('kernel.not_found');
  if (!order.open) throw refuse('order.moved');
  const released = await releaseFromBank(house, orderId);
  if (released === 'paid') throw refuse('order.already_paid');
  if (released === 'away') throw refuse('payment.bank_away');
  await inTransaction(house.db, async (tx) => {
    // One that waits for approval ends with its request, and with it whatever was submitted together.
    if (!(await cancelRequestOf(tx, orderId, byOf(side), reason)))
      await cancelOrder(tx, { orderId, by: byOf(side), kind: 'buyer', reason });
    await also(tx);
  });
};
