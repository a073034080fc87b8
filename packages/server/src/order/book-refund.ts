import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

type Refunded = { orderId: Id; amountFen: number; withheldFen?: number };

/** The money of a cancelled order has gone back, or what never came of it is owed no longer. Refunds of single lines come by `recordRefund`. */
export const bookRefund = async (tx: Tx, { orderId, amountFen, withheldFen = 0 }: Refunded): Promise<void> => {
  const worthFen = amountFen + withheldFen;
  const { rowCount } = await tx.execute(sql`
    update shop_order set refunded_fen = refunded_fen + ${worthFen},
      refund_state = case when refunded_fen + ${worthFen} = paid_fen then 'all' else 'part' end,
      pay_state = case when refunded_fen + ${worthFen} = paid_fen then 'refunded' else 'part_refunded' end
    where id = ${orderId} and state = 'cancelled' and refunded_fen + ${worthFen} <= paid_fen`);
  if (rowCount !== 1) throw refuse('payment.refund_too_much');
};
