import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide, StoreSide } from '../kernel/side.ts';
import { billOfPayment } from './confirm-payment.ts';
import { lockBill, requireAccountOf } from './lock-bill.ts';
import { tellBill } from './tell-bill.ts';

/** The money of a payment has not come in; the company reads why and can hand in another proof. */
export const rejectPayment = async (tx: Tx, side: StoreSide | MallSide, paymentId: Id, reason: string): Promise<void> => {
  const { billId } = await billOfPayment(tx, side, paymentId);
  requireAccountOf(await lockBill(tx, side, billId), side);
  const { rowCount } = await tx.execute(sql`
    update bill_payment set state = 'rejected', ended_by = ${side.memberId}, ended_at = now(), reason = ${reason} where id = ${paymentId} and state in ('waiting', 'checked')`);
  if (rowCount !== 1) throw refuse('bill.moved');
  await tellBill(tx, 'buyer', billId, 'pay_rejected', { reason });
};
