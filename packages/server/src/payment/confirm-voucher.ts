import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { PayScope } from './pay-scope.ts';
import { requirePayables, writeAttempt } from './reserve-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

type Row = { pay_sn: string; trade_id: Id; order_id: Id | null };

/** The money of a transfer has come in: the orders behind it are paid, all or none, when the amount is what they cost. */
export const confirmVoucher = async (tx: Tx, actor: Member, voucherId: Id, amountFen: number): Promise<void> => {
  const { rows } = await tx.execute<Row>(sql`
    update pay_voucher v set state = 'confirmed', decided_at = now(), by_member_id = ${actor.memberId} from pay_request r
    where v.id = ${voucherId} and v.state = 'submitted' and r.pay_sn = v.pay_sn returning v.pay_sn, r.trade_id::text, r.order_id::text`);
  const [row] = rows;
  if (!row) throw await missing(tx, voucherId);
  const scope: PayScope = { paySn: row.pay_sn, tradeId: row.trade_id, orderId: row.order_id };
  const payables = await requirePayables(tx, scope);
  if (payables.reduce((sum, one) => sum + one.amountFen, 0) !== amountFen) throw refuse('payment.amount_differs');
  const attemptNo = await writeAttempt(tx, { paySn: row.pay_sn, channel: 'offline', payables });
  if (!attemptNo) throw refuse('order.moved');
  await settleAttempt(tx, attemptNo, { state: 'success', amountFen, outNo: `voucher:${voucherId}` });
};

export const missing = async (tx: Tx, voucherId: Id) => {
  const { rowCount } = await tx.execute(sql`select from pay_voucher where id = ${voucherId}`);
  return refuse(rowCount === 0 ? 'kernel.not_found' : 'order.moved');
};
