import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { endVoucher } from './end-voucher.ts';
import { asScope, ordersOf, type PayScope, ScopeRow } from './pay-scope.ts';
import { refuseBilled } from './refuse-billed.ts';
import { Payable, writeAttempt } from './reserve-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

const Voucher = ScopeRow.extend({ state: z.string(), enteredBy: Id.nullable(), enteredFen: z.number().nullable() });
type Given = { voucherId: Id; amountFen: number; limitFen: number };

const findVoucher = async (tx: Tx, voucherId: Id, lock = sql``): Promise<z.infer<typeof Voucher>> => {
  const [row] = await readRows(tx, Voucher)`
    select v.pay_sn, r.trade_id::text, r.order_id::text, v.state, v.entered_by::text as "enteredBy", v.entered_fen::float8 as "enteredFen"
    from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn where v.id = ${voucherId} ${lock}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

const secondOf = (row: z.infer<typeof Voucher>, side: MallSide, { amountFen, limitFen }: Given): boolean =>
  amountFen > limitFen && row.enteredBy !== null && row.enteredBy !== side.memberId && row.enteredFen === amountFen;

/** Whether this would confirm what somebody else has entered, for which the second factor is asked. */
export const isSecondOnVoucher = async (tx: Tx, side: MallSide, given: Given): Promise<boolean> =>
  secondOf(await findVoucher(tx, given.voucherId), side, given);

/**
 * The money of a transfer has come in: the orders behind it are paid, all or none, when the amount is what they cost. What was cancelled
 * meanwhile cannot be paid; its money is given back. Above the limit the first who says so enters the amount, and another who has looked at the
 * bank confirms the same one. Says whether it still waits for somebody else.
 */
export const confirmVoucher = async (
  tx: Tx,
  side: MallSide,
  { proven, ...given }: Given & { proven: boolean },
): Promise<{ waits: boolean }> => {
  const { voucherId, amountFen, limitFen } = given;
  const row = await findVoucher(tx, voucherId, sql`for update of v`);
  if (row.state !== 'submitted') throw refuse('order.moved');
  const payables = await findPaidFor(tx, asScope(row), amountFen);
  if (!payables) {
    await refuseBilled(tx, ordersOf(asScope(row)));
    throw refuse('payment.amount_differs');
  }
  const second = secondOf(row, side, given);
  // Somebody entered it between the question for the factor and now.
  if (second && !proven) throw refuse('order.moved');
  if (second && row.enteredBy !== null) await requireOtherEyes(tx, row.enteredBy, side.memberId);
  if (amountFen > limitFen && !second) {
    if (row.enteredBy === side.memberId && row.enteredFen === amountFen) throw refuse('payment.four_eyes');
    await tx.execute(
      sql`update pay_voucher set entered_by = ${side.memberId}, entered_at = now(), entered_fen = ${amountFen} where id = ${voucherId}`,
    );
    return { waits: true };
  }
  await endVoucher(tx, side, sql`id = ${voucherId}`, { state: 'confirmed', amountFen, limitFen });
  const attemptNo = await writeAttempt(tx, { paySn: row.pay_sn, channel: 'offline', payables });
  if (!attemptNo) throw refuse('order.moved');
  await settleAttempt(tx, attemptNo, { state: 'success', amountFen, outNo: `voucher:${voucherId}` });
  return { waits: false };
};

const Candidate = Payable.extend({ waits: z.boolean() });
type Candidate = z.infer<typeof Candidate>;
const sum = (orders: readonly Payable[]) => orders.reduce((total, one) => total + one.amountFen, 0);

/** The orders that so much money was sent for: those that wait, or all that were not paid when some have been cancelled since. */
const findPaidFor = async (tx: Tx, scope: PayScope, amountFen: number): Promise<Payable[] | undefined> => {
  const rows = await readRows(tx, Candidate)`
    select o.id::text, o.order_sn as "orderSn", o.payable_fen::float8 as "amountFen", o.state = 'wait_pay' and o.bill_id is null as waits
    from shop_order o where ${ordersOf(scope)} and ((o.state = 'wait_pay' and o.bill_id is null) or (o.state = 'cancelled' and o.paid_fen = 0)) order by o.id`;
  return [rows.filter(({ waits }) => waits), rows].find((orders) => orders.length > 0 && sum(orders) === amountFen);
};

export const missing = async (tx: Tx, voucherId: Id) => {
  const { rowCount } = await tx.execute(sql`select from pay_voucher where id = ${voucherId}`);
  return refuse(rowCount === 0 ? 'kernel.not_found' : 'order.moved');
};
