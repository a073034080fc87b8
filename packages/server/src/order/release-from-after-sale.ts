import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type AfterSaleHold, refundTable } from './hold-for-after-sale.ts';

/** Days that a buyer has to look at the parcel again when an after-sale has ended; the timer stood still meanwhile. */
const daysAfter = 3;

/** Gives pieces and money free of an after-sale that ended without a refund. */
export const releaseFromAfterSale = async (tx: Tx, { orderId, lines }: AfterSaleHold): Promise<void> => {
  await tx.execute(sql`select from shop_order where id = ${orderId} for no key update`);
  const released = await tx.execute(sql`
    update order_line l set in_process_num = l.in_process_num - given.num, in_process_fen = l.in_process_fen - given.fen
    from ${refundTable(lines)}
    where l.id = given.line_id and l.order_id = ${orderId} and l.in_process_num >= given.num and l.in_process_fen >= given.fen`);
  if (released.rowCount !== lines.length) throw refuse('order.moved');
  await resumeReceiving(tx, orderId);
};

export const resumeReceiving = async (tx: Tx, orderId: string): Promise<void> => {
  await tx.execute(sql`
    update shop_order set auto_receive_at = greatest(auto_receive_at, now() + make_interval(days => ${daysAfter}))
    where id = ${orderId} and state = 'wait_receive'`);
};
