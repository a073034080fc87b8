import type { Id } from '@mall/contract/kernel/fields.ts';
import { isBankChannel } from '@mall/contract/payment/pay-channels.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { newPayNumber } from './pay-number.ts';
import { refund } from './payment.table.ts';

type Given = {
  orderId: Id | null;
  attemptNo: string | null;
  channel: string;
  amountFen: number;
  ref: string;
  reason: string;
  /** What the order is credited with beyond it. */
  withheldFen?: number;
  /** The money was never booked on an order: what the attempt brought for it does not bound it. */
  unbooked?: boolean;
};

const Row = z.strictObject({ refund_sn: z.string(), same: z.boolean() });

/** Writes a refund that the clock will send; the same `ref` again is the first one. Never more than the attempt brought for the order. */
export const writeRefund = async (
  tx: Tx,
  { orderId, attemptNo, channel, amountFen, ref, reason, withheldFen = 0, unbooked = false }: Given,
): Promise<string> => {
  const refundSn = `R${await newPayNumber(tx)}`;
  // A bank gives money back by itself; everything else waits for a person there.
  const nextTryAt = attemptNo !== null && isBankChannel(channel) ? sql`now()` : null;
  const written = await tx
    .insert(refund)
    .values({ refundSn, orderId, attemptNo, channel, amountFen, withheldFen, ref, reason: reason.slice(0, 200), nextTryAt })
    .onConflictDoNothing({ target: refund.ref })
    .returning({ refundSn: refund.refundSn });
  if (written.length === 0) {
    const rows = await readRows(tx, Row)`
      select refund_sn, order_id is not distinct from ${orderId} and amount_fen = ${amountFen} as same from refund where ref = ${ref}`;
    if (!rows[0]?.same) throw refuse('order.moved');
    return rows[0].refund_sn;
  }
  if (attemptNo !== null && !unbooked) {
    const { rowCount } = await tx.execute(sql`
      update pay_attempt_order set refund_fen = refund_fen + ${amountFen}
      where attempt_no = ${attemptNo} and order_id = ${orderId} and refund_fen + short_fen + ${amountFen} <= amount_fen`);
    if (rowCount !== 1) throw refuse('payment.refund_too_much');
  }
  return refundSn;
};
