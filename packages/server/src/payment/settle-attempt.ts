import { Id } from '@mall/contract/kernel/fields.ts';
import { bankChannels } from '@mall/contract/payment/pay-channels.ts';
import { attemptStates } from '@mall/contract/payment/payment.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { payOrder } from '../order/pay-order.ts';
import { setPaying } from '../order/set-paying.ts';
import { keepWrong } from './keep-wrong.ts';
import type { AttemptChannel } from './payment.table.ts';
import { raiseAlert } from './raise-alert.ts';
import { writeRefund } from './write-refund.ts';

/** What a channel says of an attempt, whichever way it came: by notice, by query, by hand. */
export type ChannelWord = { state: 'success'; amountFen: number; outNo: string } | { state: 'failure' | 'closed' };
export type Settled = 'applied' | 'no_effect' | 'wrong_amount' | 'mismatch';

const Row = z.strictObject({
  channel: z.enum([...bankChannels, 'offline', 'free']),
  amount_fen: z.number(),
  state: z.enum(attemptStates),
  out_no: z.string().nullable(),
});
type Row = z.infer<typeof Row>;
const Share = z.strictObject({ order_id: Id, amount_fen: z.number() });
type Share = z.infer<typeof Share>;

/**
 * Applies what a channel says, once. A success is never undone and may still come after a failure; money that an order cannot take
 * (cancelled, or paid by another way) is sent back by itself.
 */
export const settleAttempt = async (tx: Tx, attemptNo: string, word: ChannelWord): Promise<Settled> => {
  const rows = await readRows(tx, Row)`
    select channel, amount_fen::float8 as amount_fen, state, out_no from pay_attempt where attempt_no = ${attemptNo} for no key update`;
  const [attempt] = rows;
  if (!attempt) return 'mismatch';
  return word.state === 'success' ? takeMoney(tx, attemptNo, attempt, word) : endAttempt(tx, attemptNo, attempt, word.state);
};

const sharesOf = async (tx: Tx, attemptNo: string): Promise<Share[]> =>
  await readRows(tx, Share)`
      select order_id::text, amount_fen::float8 as amount_fen from pay_attempt_order where attempt_no = ${attemptNo} order by order_id`;

const takeMoney = async (
  tx: Tx,
  attemptNo: string,
  attempt: Row,
  { amountFen, outNo }: { amountFen: number; outNo: string },
): Promise<Settled> => {
  if (amountFen !== attempt.amount_fen) {
    await raiseAlert(tx, 'wrong_amount', attemptNo, { amountFen, expectedFen: attempt.amount_fen, outNo });
    await keepWrong(tx, {
      kind: 'amount',
      channel: attempt.channel,
      attemptNo,
      outNo,
      receivedFen: amountFen,
      expectedFen: attempt.amount_fen,
    });
    return 'wrong_amount';
  }
  if (attempt.state === 'success') {
    if (attempt.out_no === outNo) return 'no_effect';
    await raiseAlert(tx, 'paid_twice', attemptNo, { outNo, firstOutNo: attempt.out_no, amountFen });
    await keepWrong(tx, { kind: 'twice', channel: attempt.channel, attemptNo, outNo, receivedFen: amountFen, expectedFen: 0 });
    return 'mismatch';
  }
  const taken = await tx.execute(sql`
    update pay_attempt set state = 'success', out_no = ${outNo}, paid_at = now(), next_query_at = null
    where attempt_no = ${attemptNo} and not exists (select from pay_attempt other where other.channel = ${attempt.channel} and other.out_no = ${outNo})`);
  if (taken.rowCount === 0) {
    await raiseAlert(tx, 'mismatch', attemptNo, { outNo, amountFen });
    return 'mismatch';
  }
  const paid: Id[] = [];
  for (const share of await sharesOf(tx, attemptNo)) {
    if (await payOrder(tx, { orderId: share.order_id, amountFen: share.amount_fen, channel: attempt.channel })) paid.push(share.order_id);
    else await sendBack(tx, attemptNo, attempt.channel, share);
  }
  await tx.execute(sql`
    update pay_attempt_order set taken = true where attempt_no = ${attemptNo} and order_id = any (${sql.param(paid)}::bigint[])`);
  return 'applied';
};

const sendBack = async (tx: Tx, attemptNo: string, channel: AttemptChannel, { order_id: orderId, amount_fen: amountFen }: Share) => {
  await raiseAlert(tx, 'late', `${attemptNo}/${orderId}`, { orderId, amountFen, channel });
  if (amountFen > 0)
    await writeRefund(tx, {
      orderId,
      attemptNo,
      channel,
      amountFen,
      ref: `late:${attemptNo}/${orderId}`,
      reason: '订单已取消或已支付，款项退回',
    });
};

const OrderIdRow = z.strictObject({ order_id: Id });

const endAttempt = async (tx: Tx, attemptNo: string, attempt: Row, state: 'failure' | 'closed'): Promise<Settled> => {
  if (attempt.state !== 'paying') return 'no_effect';
  await tx.execute(sql`
    update pay_attempt set state = ${state}, queries = 0, next_query_at = now() + interval '30 seconds' where attempt_no = ${attemptNo}`);
  const rows = await readRows(tx, OrderIdRow)`
    select l.order_id::text from pay_attempt_order l where l.attempt_no = ${attemptNo} and not exists (
      select from pay_attempt_order other join pay_attempt a using (attempt_no) where other.order_id = l.order_id and a.state = 'paying')`;
  await setPaying(
    tx,
    rows.map((row) => row.order_id),
    false,
  );
  return 'applied';
};
