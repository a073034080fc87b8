import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { asScope, ordersOf, type PayScope, ScopeRow } from './pay-scope.ts';
import { Payable, writeAttempt } from './reserve-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * The money of a transfer has come in: the orders behind it are paid, all or none, when the amount is what they cost. What was cancelled
 * meanwhile cannot be paid; its money is given back.
 */
export const confirmVoucher = async (tx: Tx, side: MallSide, voucherId: Id, amountFen: number): Promise<void> => {
  const rows = await readRows(tx, ScopeRow)`
    update pay_voucher v set state = 'confirmed', decided_at = now(), by_member_id = ${side.memberId} from pay_request r
    where v.id = ${voucherId} and v.state = 'submitted' and r.pay_sn = v.pay_sn returning v.pay_sn, r.trade_id::text, r.order_id::text`;
  const [row] = rows;
  if (!row) throw await missing(tx, voucherId);
  const payables = await findPaidFor(tx, asScope(row), amountFen);
  if (!payables) throw refuse('payment.amount_differs');
  const attemptNo = await writeAttempt(tx, { paySn: row.pay_sn, channel: 'offline', payables });
  if (!attemptNo) throw refuse('order.moved');
  await settleAttempt(tx, attemptNo, { state: 'success', amountFen, outNo: `voucher:${voucherId}` });
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
