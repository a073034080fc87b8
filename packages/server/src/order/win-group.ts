import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { refuse } from '../kernel/refusal.ts';
import { giveBackBudgets } from '../project/give-back-budgets.ts';
import { lockOrder } from './lock-order.ts';

/**
 * The group buy of a paid order has succeeded: it may be sent from now on, and costs the last step. What was paid beyond that counts as gone back at once, so that nobody
 * asks for it a second time while it is on its way; sending it is the caller's business. Gives how much it is.
 */
export const winGroup = async (tx: Tx, orderId: Id, lastFen: number): Promise<number> => {
  const { lines, orderSn, memberId } = await lockOrder(tx, orderId);
  const [line] = lines;
  const backFen = line ? Math.max(0, line.payFen - lastFen * line.num) : 0;
  const { rowCount } = await tx.execute(sql`
    update shop_order set group_done_at = now(), ship_from = now(), refunded_fen = refunded_fen + ${backFen},
      pay_state = case when ${backFen}::bigint > 0 then 'part_refunded' else pay_state end
    where id = ${orderId} and state = 'wait_ship' and group_id is not null and group_done_at is null`);
  if (rowCount !== 1 || !line) throw refuse('order.moved');
  if (backFen > 0) {
    await tx.execute(sql`update order_line set refunded_fen = refunded_fen + ${backFen}, back_fen = ${backFen} where id = ${line.id}`);
    await giveBackBudgets(tx, orderId, [{ lineId: line.id, fen: backFen }], 0);
  }
  await tell(tx, 'order.group_won', { orderId, orderSn, memberId, amountFen: backFen });
  return backFen;
};
