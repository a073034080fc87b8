import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { billOfPayment } from './confirm-payment.ts';
import { lockBill, requireAccountOf } from './lock-bill.ts';
import { movePayment } from './move-payment.ts';
import { tellBill } from './tell-bill.ts';

/** The money of a payment has not come in; the company reads why and can hand in another proof. */
export const rejectPayment = async (tx: Tx, side: StoreSide | MallSide, paymentId: Id, reason: string): Promise<void> => {
  const { billId } = await billOfPayment(tx, side, paymentId);
  requireAccountOf(await lockBill(tx, side, billId), side);
  await movePayment(tx, paymentId, 'reject', byOf(side), {
    reason,
    also: sql`, ended_by = ${side.memberId}, ended_at = now(), reason = ${reason}`,
  });
  await tellBill(tx, 'buyer', billId, 'pay_rejected', { reason });
};
