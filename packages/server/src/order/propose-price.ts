import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { priceChangeMachine } from '@mall/contract/order/price-change.machine.ts';
import { type ProposePrice, repriceOrder } from '@mall/contract/order/price-change.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { StoreSide } from '../kernel/side.ts';
import { lockPriceable } from './lock-priceable.ts';

/** Asks the buyer of an unpaid order to agree to a lower price. The order stays as it is. */
export const proposePrice = async (tx: Tx, side: StoreSide, { orderId, freight, lines, reason }: ProposePrice): Promise<{ id: Id }> => {
  const order = await lockPriceable(tx, orderId);
  if (order.storeId !== side.storeId) throw refuse('kernel.not_found');
  if (!order.open) throw refuse('order.price_not_open');
  const wanted = new Map(lines.map(({ orderGoodsId, price }) => [orderGoodsId, fromYuan(price)]));
  if ([...wanted.keys()].some((id) => !order.lines.some((line) => line.id === id))) throw refuse('kernel.not_found');
  const made = repriceOrder(order, wanted, fromYuan(freight));
  if (made.fault !== undefined) throw refuse(made.fault, { spec: order.lines.find(({ id }) => id === made.lineId)?.specName ?? '' });
  const { repriced } = made;
  const [change] = await readRows(tx, IdRow)`
    insert into price_change (order_id, store_id, state, from_fen, to_fen, freight_from_fen, freight_to_fen, reason, by_member_id)
    values (${orderId}, ${side.storeId}, ${priceChangeMachine.begin('propose')}, ${order.payableFen}, ${repriced.payableFen}, ${order.freightFen}, ${repriced.freightFen}, ${reason}, ${side.memberId})
    on conflict (order_id) where state = 'open' do nothing returning id::text`;
  if (!change) throw refuse('order.price_waiting');
  const changed = repriced.lines.flatMap(({ id, unitFen }) => {
    const was = order.lines.find((line) => line.id === id)?.unitFen ?? unitFen;
    return was === unitFen ? [] : [{ id, was, to: unitFen }];
  });
  await tx.execute(sql`
    insert into price_change_line (change_id, order_line_id, from_fen, to_fen)
    select ${change.id}, id, was, "to" from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as l (id bigint, was bigint, "to" bigint)`);
  await tx.execute(sql`
    insert into price_change_event (change_id, seq, event, to_state, by_kind, by_member_id, reason)
    values (${change.id}, 1, 'propose', ${priceChangeMachine.begin('propose')}, 'seller', ${side.memberId}, ${reason})`);
  await tell(tx, 'order.price_asked', {
    orderId,
    orderSn: order.orderSn,
    memberId: order.memberId,
    amountFen: repriced.payableFen,
    fromFen: order.payableFen,
  });
  return change;
};
