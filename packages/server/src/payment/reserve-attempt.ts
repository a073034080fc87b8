import { Id } from '@mall/contract/kernel/fields.ts';
import { type BankChannel, bankChannels, isBankChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lowerGroupPrice } from '../order/lower-group-price.ts';
import { setPaying } from '../order/set-paying.ts';
import { Frozen, frozenFaults, frozenOf } from './pay-fault.ts';
import { newPayNumber } from './pay-number.ts';
import { keepPayRequest, ordersOf, type PayScope, requirePayScope } from './pay-scope.ts';
import type { AttemptChannel } from './payment.table.ts';

export const Payable = z.strictObject({ id: Id, orderSn: z.string(), amountFen: z.number() });
export type Payable = z.infer<typeof Payable>;

const Waiting = Payable.extend({
  state: z.string(),
  paidFen: z.number(),
  late: z.boolean(),
  frozen: Frozen.nullable(),
  billId: Id.nullable(),
});
type Waiting = z.infer<typeof Waiting>;

/** The orders of a scope that wait for money now, held: whoever agrees to another price meanwhile waits, or was first. Refused with the reason when there is none. */
export const requirePayables = async (tx: Tx, scope: PayScope): Promise<Payable[]> => {
  const rows = await readRows(tx, Waiting)`
    select o.id::text, o.order_sn as "orderSn", o.payable_fen::float8 as "amountFen", o.state, o.paid_fen::float8 as "paidFen",
      coalesce(o.pay_deadline <= now(), false) as late, ${frozenOf} as frozen, o.bill_id::text as "billId"
    from shop_order o where ${ordersOf(scope)} order by o.id for no key update of o`;
  const waiting = rows.filter(({ state, billId }) => state === 'wait_pay' && billId === null);
  const billed = rows.find(({ state, billId }) => state === 'wait_pay' && billId !== null);
  // The bill leads the reader to where it is paid.
  if (waiting.length === 0 && billed) throw refuse('payment.on_bill', {}, { billId: billed.billId });
  const frozen = waiting.find((one) => one.frozen)?.frozen;
  if (frozen) throw refuse(frozenFaults[frozen]);
  const payables = waiting.filter(({ late }) => !late);
  if (payables.length > 0) return payables;
  if (waiting.length > 0) throw refuse('payment.deadline_passed');
  throw refuse(rows.some(({ paidFen }) => paidFen > 0) ? 'order.already_paid' : 'payment.not_payable');
};

const OpenAttempt = z.strictObject({
  attemptNo: z.string(),
  channel: z.enum(bankChannels),
  amountFen: z.number(),
  payUrl: z.string(),
  codeUrl: z.string(),
  /** Milliseconds of the epoch, by the database's clock, and what is left of it. */
  expiresAt: z.number(),
  expireSeconds: z.number(),
});
export type OpenAttempt = z.infer<typeof OpenAttempt>;

/** `stale`: an attempt of before that is no longer right (other amount, expired); it must be ended at the bank first. */
export type Reserved = { kind: 'free'; attemptNo: string } | { kind: 'open' | 'stale'; attempt: OpenAttempt; title: string };

const minutesOf = (channel: AttemptChannel): number => (isBankChannel(channel) ? payChannelRows[channel].bank?.minutes : undefined) ?? 120;

/** Writes an attempt and what it pays, without money having moved yet. */
export const writeAttempt = async (
  tx: Tx,
  { paySn, channel, payables }: { paySn: string; channel: AttemptChannel; payables: readonly Payable[] },
): Promise<string | undefined> => {
  const attemptNo = await newPayNumber(tx);
  const amountFen = payables.reduce((sum, one) => sum + one.amountFen, 0);
  const written = await tx.execute(sql`
    insert into pay_attempt (attempt_no, pay_sn, channel, amount_fen, expires_at)
    values (${attemptNo}, ${paySn}, ${channel}, ${amountFen}, now() + make_interval(mins => ${minutesOf(channel)}))
    on conflict (pay_sn, channel) where state = 'paying' do nothing`);
  if (written.rowCount === 0) return undefined;
  await tx.execute(sql`
    insert into pay_attempt_order (attempt_no, order_id, amount_fen)
    select ${attemptNo}, * from unnest(${sql.param(payables.map(({ id }) => id))}::bigint[], ${sql.param(payables.map((one) => one.amountFen))}::bigint[])`);
  return attemptNo;
};

const Row = OpenAttempt.extend({ expired: z.boolean(), orders: z.array(Id) });

/** The open attempt of a number at a channel: the one that stands, or a new one. The bank has not been asked yet. */
export const reserveAttempt = async (tx: Tx, side: BuyerSide, paySn: string, channel: BankChannel): Promise<Reserved> => {
  const scope = await requirePayScope(tx, side, paySn);
  await lowerGroupPrice(tx, ordersOf(scope));
  const payables = await requirePayables(tx, scope);
  await keepPayRequest(tx, side, scope);
  const amountFen = payables.reduce((sum, one) => sum + one.amountFen, 0);
  if (amountFen === 0) return { kind: 'free', attemptNo: (await writeAttempt(tx, { paySn, channel: 'free', payables })) ?? '' };
  if (await writeAttempt(tx, { paySn, channel, payables }))
    await setPaying(
      tx,
      payables.map(({ id }) => id),
      true,
    );
  const rows = await readRows(tx, Row)`
    select attempt_no as "attemptNo", channel, amount_fen::float8 as "amountFen", pay_url as "payUrl", code_url as "codeUrl",
      extract(epoch from expires_at)::float8 * 1000 as "expiresAt", greatest(0, ceil(extract(epoch from expires_at - now())))::int as "expireSeconds",
      expires_at <= now() as expired,
      (select array_agg(order_id::text order by order_id) from pay_attempt_order l where l.attempt_no = a.attempt_no) as orders
    from pay_attempt a where pay_sn = ${paySn} and channel = ${channel} and state = 'paying'`;
  const [row] = rows;
  if (!row) throw refuse('order.moved');
  const { expired, orders, ...attempt } = row;
  const same = attempt.amountFen === amountFen && orders.join() === payables.map(({ id }) => id).join();
  const title = `订单 ${payables[0]?.orderSn}${payables.length > 1 ? ` 等 ${payables.length} 笔` : ''}`;
  return { kind: same && !expired ? 'open' : 'stale', attempt, title };
};
