import { Id } from '@mall/contract/kernel/fields.ts';
import type { ProposeWrong } from '@mall/contract/payment/wrong-payment.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { moveWrong } from './move-wrong.ts';
import { requireWrong } from './require-wrong.ts';

const OrderRow = z.strictObject({ id: Id, payableFen: z.number() });

/** Says what is to become of money that was booked nowhere. Nothing moves yet. */
export const proposeWrong = async (tx: Tx, side: MallSide, id: Id, { way, reason, orderSn = '' }: ProposeWrong): Promise<void> => {
  const wrong = await requireWrong(tx, id);
  if (way === 'book' && wrong.kind === 'twice') throw refuse('payment.book_closed');
  const order = way === 'book' && wrong.kind === 'stray' ? await requireWaiting(tx, orderSn) : undefined;
  // Of a transfer what was asked for is what its order costs.
  const of = wrong.kind === 'stray' ? sql`, order_id = ${order?.id ?? null}, expected_fen = ${order?.payableFen ?? null}` : sql``;
  await moveWrong(tx, id, 'propose', byOf(side), {
    reason,
    also: sql`, way = ${way}, proposal = proposal + 1, proposed_by = ${side.memberId}, proposed_at = now(), proposed_reason = ${reason}${of}`,
  });
};

const requireWaiting = async (tx: Tx, orderSn: string) => {
  const [order] = await readRows(tx, OrderRow)`
    select id::text, payable_fen::float8 as "payableFen" from shop_order where order_sn = ${orderSn} and state = 'wait_pay'`;
  if (!order) throw refuse('payment.order_unknown');
  return order;
};
