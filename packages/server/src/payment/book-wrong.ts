import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { endVoucher } from './end-voucher.ts';
import { keepPayRequest, scopeOfOrder } from './pay-scope.ts';
import { refuseBilled } from './refuse-billed.ts';
import type { Wrong } from './require-wrong.ts';
import { Payable, writeAttempt } from './reserve-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

const Untaken = z.strictObject({ untaken: z.int() });

/**
 * Books the money to the orders that it was meant for, as any payment is booked. Only when they all still wait for it: otherwise it has to go back.
 * What is missing is the mall's to collect; gives what is left over.
 */
export const bookWrong = async (tx: Tx, side: MallSide, wrong: Wrong, limitFen: number): Promise<number> => {
  if (wrong.expectedFen === null || wrong.kind === 'twice') throw refuse('payment.book_closed');
  const attemptNo = wrong.attemptNo ?? (await attemptFor(tx, side, wrong, limitFen));
  const settled = await settleAttempt(tx, attemptNo, { state: 'success', amountFen: wrong.expectedFen, outNo: wrong.outNo });
  const [row] = await readRows(tx, Untaken)`
    select count(*) filter (where not taken)::int as untaken from pay_attempt_order where attempt_no = ${attemptNo}`;
  if (settled !== 'applied' || row?.untaken !== 0) throw refuse('payment.book_closed');
  if (wrong.receivedFen < wrong.expectedFen) await noteShort(tx, attemptNo, wrong.expectedFen - wrong.receivedFen);
  return Math.max(0, wrong.receivedFen - wrong.expectedFen);
};

/** Each order bears its part of what did not come, so that no more money goes back of it than came. */
const noteShort = async (tx: Tx, attemptNo: string, shortFen: number): Promise<void> => {
  await tx.execute(sql`
    update pay_attempt_order l set short_fen = floor(${shortFen}::numeric * p.upto / p.total) - floor(${shortFen}::numeric * (p.upto - p.amount_fen) / p.total)
    from (select order_id, amount_fen, sum(amount_fen) over (order by order_id) as upto, sum(amount_fen) over () as total
      from pay_attempt_order where attempt_no = ${attemptNo}) p
    where l.attempt_no = ${attemptNo} and l.order_id = p.order_id`);
};

const OrderRow = Payable.extend({ memberId: Id });

/** A transfer came beside every attempt, and gets its own. The voucher that announced it has done its work. */
const attemptFor = async (tx: Tx, side: MallSide, { orderId, expectedFen, proposedBy }: Wrong, limitFen: number): Promise<string> => {
  await refuseBilled(tx, sql`o.id = ${orderId}`);
  const [order] = await readRows(tx, OrderRow)`
    select id::text, order_sn as "orderSn", payable_fen::float8 as "amountFen", member_id::text as "memberId" from shop_order
    where id = ${orderId} and state = 'wait_pay' and payable_fen = ${expectedFen}`;
  if (!order) throw refuse('payment.book_closed');
  const { memberId, ...payable } = order;
  const buyer = { kind: 'buyer', memberId, companyId: undefined, departments: [], reach: 'own' } as const;
  const scope = await scopeOfOrder(tx, buyer, payable.id);
  await keepPayRequest(tx, buyer, scope);
  const attemptNo = await writeAttempt(tx, { paySn: scope.paySn, channel: 'offline', payables: [payable] });
  if (!attemptNo) throw refuse('order.moved');
  const end = { state: 'confirmed', amountFen: payable.amountFen, limitFen, enteredBy: proposedBy } as const;
  await endVoucher(tx, side, sql`pay_sn = ${scope.paySn}`, end);
  return attemptNo;
};
