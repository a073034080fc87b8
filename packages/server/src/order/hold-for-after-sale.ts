import { Id } from '@mall/contract/kernel/fields.ts';
import { afterSaleRoom } from '@mall/contract/order/order-actions.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockOrder } from './lock-order.ts';
import type { OrderTimes } from './order-times.ts';

export const RefundLine = z.strictObject({ orderLineId: Id, num: z.number(), fen: z.number() });
export type RefundLine = z.infer<typeof RefundLine>;
export type AfterSaleHold = { orderId: Id; lines: readonly RefundLine[] };

export const refundTable = (lines: readonly RefundLine[]) => {
  const column = (read: (line: RefundLine) => unknown) => sql.param(lines.map(read));
  return sql`unnest(${column((line) => line.orderLineId)}::bigint[], ${column((line) => line.num)}::int[], ${column((line) => line.fen)}::bigint[])
    as given (line_id, num, fen)`;
};

/** Takes pieces and money of lines into an after-sale, at most what is free of both; in parallel nobody gets more than was bought and paid. */
export const holdForAfterSale = async (
  tx: Tx,
  { orderId, lines }: AfterSaleHold,
  times: Pick<OrderTimes, 'AFTER_SALE_DAYS'>,
): Promise<void> => {
  const order = await lockOrder(tx, orderId, times.AFTER_SALE_DAYS);
  if (order.groupWaits) throw refuse('order.group_waits');
  // A prepaid order past paying is paid, even where there was nothing to pay.
  const standing = { ...order, paid: order.paidFen > 0 || order.payMode === 'prepay' };
  if (new Set(lines.map((line) => line.orderLineId)).size !== lines.length) throw refuse('order.after_sale_most');
  for (const { orderLineId, num, fen } of lines) {
    const line = order.lines.find((one) => one.id === orderLineId);
    if (!line) throw refuse('kernel.not_found');
    if (num < 1 || fen < 0 || num > afterSaleRoom(standing, line)) throw refuse('order.after_sale_most');
  }
  const held = await tx.execute(sql`
    update order_line l set in_process_num = l.in_process_num + given.num, in_process_fen = l.in_process_fen + given.fen
    from ${refundTable(lines)}
    where l.id = given.line_id and l.order_id = ${orderId} and l.refunded_num + l.in_process_num + given.num <= l.num
      and l.refunded_fen + l.in_process_fen + given.fen <= l.pay_fen`);
  if (held.rowCount !== lines.length) throw refuse('order.after_sale_most');
};
