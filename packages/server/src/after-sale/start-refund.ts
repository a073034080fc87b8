import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import { refundOrder } from '../payment/refund-order.ts';
import { type LockedAfterSale, lockAfterSale } from './lock-after-sale.ts';
import { moveAfterSale } from './move-after-sale.ts';

const Row = z.strictObject({ freight: z.number() });

/**
 * Freight goes back with the last pieces of an order of which nothing was sent. Which ones are the last, only this moment knows: those of
 * other after-sales whose money is on its way count as gone.
 */
const freightOf = async (tx: Tx, { id, orderId, unsent }: LockedAfterSale): Promise<number> => {
  if (!unsent) return 0;
  const rows = await readRows(tx, Row)`
    select o.freight_fen::float8 as freight from shop_order o
    where o.id = ${orderId} and o.state = 'wait_ship' and o.deliver_state = 'none'
      and not exists (select from after_sale a where a.order_id = o.id and a.id <> ${id} and a.freight_fen > 0 and a.refund_started_at is not null)
      and not exists (
        select from order_line l where l.order_id = o.id and l.num > l.refunded_num + (
          select coalesce(sum(s.num), 0) from after_sale_line s join after_sale a on a.id = s.after_sale_id
          where s.order_line_id = l.id and a.state = 'wait_refund' and (a.id = ${id} or a.refund_started_at is not null)))`;
  return rows[0]?.freight ?? 0;
};

/** Sends the money on its way, once. It arrives through `finishRefund`. */
export const startRefund = async (tx: Tx, side: ActingSide, id: Id): Promise<void> => {
  const found = await lockAfterSale(tx, side, id);
  if (found.state !== 'wait_refund' || found.refundStarted) throw refuse('after_sale.moved');
  // Two of one order at once must see each other.
  await tx.execute(sql`select from shop_order where id = ${found.orderId} for no key update`);
  const freightFen = await freightOf(tx, found);
  const amountFen = found.lines.reduce((sum, line) => sum + line.fen, freightFen);
  await moveAfterSale(tx, found.id, 'startRefund', byOf(side), {
    also: sql`, refund_started_at = now(), freight_fen = ${freightFen}, amount_fen = ${amountFen}, applied_fen = greatest(applied_fen, ${amountFen})`,
    where: sql` and refund_started_at is null`,
  });
  await refundOrder(tx, {
    orderId: found.orderId,
    amountFen,
    ref: `after-sale:${id}`,
    reason: `售后退款 ${found.aftersaleSn}`,
    aftersaleSn: found.aftersaleSn,
  });
};
