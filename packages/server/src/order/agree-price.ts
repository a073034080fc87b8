import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';
import { type Repriced, repriceOrder } from '@mall/contract/order/price-change.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lowerBookings } from '../project/lower-bookings.ts';
import { requireOpenChange, tellAsker } from './decide-price.ts';
import { lockPriceable } from './lock-priceable.ts';
import { movePriceChange } from './move-price-change.ts';

const writePrices = async (
  tx: Tx,
  orderId: Id,
  fromFen: number,
  { goodsFen, freightFen, payableFen, taxFen, lines }: Repriced,
): Promise<void> => {
  await tx.execute(sql`
    update order_line l set unit_fen = n.unit, goods_fen = n.goods, pay_fen = n.pay
    from jsonb_to_recordset(${JSON.stringify(lines.map((line) => ({ id: line.id, unit: line.unitFen, goods: line.goodsFen, pay: line.payFen })))}::jsonb)
      as n (id bigint, unit bigint, goods bigint, pay bigint) where l.id = n.id and l.order_id = ${orderId}`);
  const written = await tx.execute(sql`
    update shop_order set goods_fen = ${goodsFen}, freight_fen = ${freightFen}, payable_fen = ${payableFen}, tax_fen = ${taxFen}
    where id = ${orderId} and state = 'wait_pay' and pay_mode = 'prepay' and pay_state = 'unpaid' and paid_fen = 0 and payable_fen = ${fromFen} and pay_deadline > now()`);
  if (written.rowCount !== 1) throw refuse('order.price_not_open');
};

/** The buyer agrees to the price that he saw: the order and its lines have it from now on, and budgets get back what is no longer needed. Not while somebody pays the old one. */
export const agreePrice = async (tx: Tx, side: BuyerSide, orderId: Id, payable: Money): Promise<void> => {
  const order = await lockPriceable(tx, orderId);
  if (order.memberId !== side.memberId) throw refuse('kernel.not_found');
  const change = await requireOpenChange(tx, orderId);
  if (change.toFen !== fromYuan(payable)) throw refuse('order.price_gone');
  if (!order.open) throw refuse('order.price_not_open');
  const made = repriceOrder(order, new Map(change.lines.map(({ id, unitFen }) => [id, unitFen])), change.freightFen);
  if (made.fault !== undefined || made.repriced.payableFen !== change.toFen) throw refuse('order.price_gone');
  const { repriced } = made;
  await writePrices(tx, orderId, change.fromFen, repriced);
  await movePriceChange(tx, change.id, 'agree', byOf(side));
  await lowerBookings(tx, {
    orderId,
    ref: `order:${orderId}:price:${change.id}`,
    by: side.memberId,
    parts: [...repriced.lines.map(({ id, payFen }) => ({ lineId: id, fen: payFen })), { lineId: null, fen: repriced.freightFen }],
  });
  await tellAsker(tx, orderId, order, change, true);
};
