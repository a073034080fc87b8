import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type StoreSide } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { takeOffBill } from '../order/take-off-bill.ts';
import { companyOfBill, lockBill, ordersOnBill } from './lock-bill.ts';
import { moveBill } from './move-bill.ts';
import { tellBill } from './tell-bill.ts';

/** The store takes back what nobody has confirmed. It is open again and stays so until the store issues it. */
export const withdrawBill = async (tx: Tx, side: StoreSide, billId: Id, reason: string): Promise<void> => {
  await companyOfBill(tx, side, billId);
  const orderIds = await ordersOnBill(tx, billId);
  await lockOrders(tx, orderIds);
  await lockBill(tx, side, billId);
  await moveBill(tx, billId, 'withdraw', byOf(side), { reason, also: sql`, issued_at = null, confirm_by = null` });
  await takeOffBill(tx, billId, orderIds);
  await tellBill(tx, 'buyer', billId, 'withdrawn', { reason });
};
