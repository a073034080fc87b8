import { billPaymentMachine, billPaymentStates } from '@mall/contract/billing/bill-payment.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import { lockCreditOf } from '../credit/lock-credit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSide, within } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { lockBill, ordersOnBill, requireAccountOf } from './lock-bill.ts';
import { movePayment } from './move-payment.ts';
import { bookPayment } from './settle-bill.ts';
import { tellBill } from './tell-bill.ts';

const Payment = z.strictObject({
  id: Id,
  paySn: z.string(),
  billId: Id,
  companyId: Id,
  state: z.enum(billPaymentStates),
  amountFen: z.number(),
  checkedBy: Id.nullable(),
});

type Given = { amount: string; limitFen: number };

/**
 * The money of a payment has come in. Up to the limit one person is enough; above it the second one books it, and he is somebody else in truth. Whoever comes second to
 * the same step changes nothing.
 */
export const confirmPayment = async (
  tx: Tx,
  side: StoreSide | MallSide,
  paymentId: Id,
  { amount, limitFen }: Given,
): Promise<{ waits: boolean }> => {
  const billId = await billOfPayment(tx, side, paymentId);
  // In the order in which the mall locks: orders, the quota, the bill.
  await lockOrders(tx, await ordersOnBill(tx, billId.billId));
  await lockCreditOf(tx, billId.companyId);
  const bill = await lockBill(tx, side, billId.billId);
  requireAccountOf(bill, side);
  const payment = await readPayment(tx, paymentId);
  if (billPaymentMachine.next(payment.state, 'confirm') === undefined) throw refuse('bill.moved');
  if (fromYuan(amount) !== payment.amountFen) throw refuse('bill.amount_differs');
  const openFen = bill.totalFen - bill.paidFen;
  if (payment.amountFen > openFen) throw refuse('bill.more_than_open', { open: toYuan(fen(openFen)) });
  const first = payment.checkedBy ?? side.memberId;
  if (payment.state === 'waiting' && payment.amountFen > limitFen) {
    await movePayment(tx, paymentId, 'check', byOf(side), { also: sql`, checked_by = ${side.memberId}, checked_at = now()` });
    return { waits: true };
  }
  if (payment.amountFen > limitFen) {
    if (first === side.memberId) throw refuse('bill.four_eyes');
    await requireOtherEyes(tx, first, side.memberId);
  }
  await movePayment(tx, paymentId, 'confirm', byOf(side), {
    also: sql`, checked_by = ${first}, checked_at = coalesce(checked_at, now()), ended_by = ${side.memberId}, ended_at = now(), limit_fen = ${limitFen}`,
  });
  await tellBill(tx, 'buyer', bill.id, 'pay_confirmed', { amountFen: payment.amountFen });
  await bookPayment(tx, byOf(side), bill, { paySn: payment.paySn, amountFen: payment.amountFen });
  return { waits: false };
};

const Whose = z.strictObject({ billId: Id, companyId: Id });

export const billOfPayment = async (tx: Tx, side: StoreSide | MallSide, paymentId: Id): Promise<z.infer<typeof Whose>> => {
  const [row] = await readRows(tx, Whose)`
    select b.id::text as "billId", b.company_id::text as "companyId" from bill_payment p join bill b on b.id = p.bill_id where p.id = ${paymentId} and ${within(side, 'b')}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const readPayment = async (tx: Tx, id: Id): Promise<z.infer<typeof Payment>> => {
  const [row] = await readRows(tx, Payment)`
    select p.id::text, p.pay_sn as "paySn", p.bill_id::text as "billId", b.company_id::text as "companyId", p.state, p.amount_fen::float8 as "amountFen", p.checked_by::text as "checkedBy"
    from bill_payment p join bill b on b.id = p.bill_id where p.id = ${id}`;
  return row as z.infer<typeof Payment>;
};
