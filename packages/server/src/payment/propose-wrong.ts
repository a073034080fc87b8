import { Id } from '@mall/contract/kernel/fields.ts';
import type { ProposeWrong } from '@mall/contract/payment/wrong-payment.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { moveWrong } from './move-wrong.ts';
import { refuseBilled } from './refuse-billed.ts';
import { requireWrong, type Wrong } from './require-wrong.ts';
import { compareNames } from './score-line.ts';

const OrderRow = z.strictObject({ id: Id, payableFen: z.number(), names: z.array(z.string()) });

/** Says what is to become of money that was booked nowhere. Nothing moves yet. */
export const proposeWrong = async (tx: Tx, side: MallSide, id: Id, { way, reason, orderSn = '' }: ProposeWrong): Promise<void> => {
  const wrong = await requireWrong(tx, id);
  if (way === 'book' && wrong.kind === 'twice') throw refuse('payment.book_closed');
  const order = way === 'book' && wrong.kind === 'stray' ? await requireWaiting(tx, orderSn, wrong.payerName) : undefined;
  if (orderSn !== '' && wrong.kind !== 'stray') await requireOwnOrder(tx, wrong, orderSn);
  // Of a transfer what was asked for is what its order costs.
  const of = wrong.kind === 'stray' ? sql`, order_id = ${order?.id ?? null}, expected_fen = ${order?.payableFen ?? null}` : sql``;
  await moveWrong(tx, id, 'propose', byOf(side), {
    reason,
    also: sql`, way = ${way}, proposal = proposal + 1, proposed_by = ${side.memberId}, proposed_at = now(), proposed_reason = ${reason}${of}`,
  });
};

/** Money that came with its own orders is booked to none but these. */
const requireOwnOrder = async (tx: Tx, { id, attemptNo }: Wrong, orderSn: string): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    select from shop_order o where o.order_sn = ${orderSn}
      and (o.id = (select order_id from wrong_payment where id = ${id}) or o.id in (select order_id from pay_attempt_order where attempt_no = ${attemptNo}))`);
  if (rowCount === 0) throw refuse('payment.order_foreign', { sn: orderSn });
};

/** The order of whoever sent the money: of the company or member of that name, or of one whose voucher names him as who pays. */
const requireWaiting = async (tx: Tx, orderSn: string, payerName: string) => {
  await refuseBilled(tx, sql`o.order_sn = ${orderSn}`);
  const [order] = await readRows(tx, OrderRow)`
    select o.id::text, o.payable_fen::float8 as "payableFen",
      array_remove(array[c.name, m.member_name] || array(select v.payer_name from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn
        where o.id = r.order_id or o.id = any (r.order_ids) or (r.order_id is null and r.trade_id = o.trade_id)), null) as names
    from shop_order o join member m on m.id = o.member_id left join company c on c.id = o.company_id
    where o.order_sn = ${orderSn} and o.state = 'wait_pay'`;
  if (!order) throw refuse('payment.order_unknown');
  if (compareNames(payerName, order.names) === 'other') throw refuse('payment.order_not_payers', { sn: orderSn, payer: payerName });
  return order;
};
