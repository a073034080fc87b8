import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** The money of a cancelled order has gone back. Refunds of single lines come by `recordRefund`. */
export const bookRefund = async (tx: Tx, { orderId, amountFen }: { orderId: Id; amountFen: number }): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update shop_order set refunded_fen = refunded_fen + ${amountFen},
      refund_state = case when refunded_fen + ${amountFen} = paid_fen then 'all' else 'part' end,
      pay_state = case when refunded_fen + ${amountFen} = paid_fen then 'refunded' else 'part_refunded' end
    where id = ${orderId} and state = 'cancelled' and refunded_fen + ${amountFen} <= paid_fen`);
  if (rowCount !== 1) throw refuse('payment.refund_too_much');
};
