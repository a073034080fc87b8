import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { tellRefunded } from './tell-refunded.ts';

type Row = { refund_sn: string; order_id: Id; amount_fen: number; ref: string };

/** The money is back: marks it once, and tells whoever waits. False when it had been marked before. */
export const finishRefund = async (tx: Tx, refundId: Id, by: { memberId?: Id; proof?: string } = {}): Promise<boolean> => {
  const { rows } = await tx.execute<Row>(sql`
    update refund set state = 'success', done_at = now(), next_try_at = null, last_error = '', proof = ${by.proof ?? ''}, by_member_id = ${by.memberId ?? null}
    where id = ${refundId} and state <> 'success' returning refund_sn, order_id::text, amount_fen::float8 as amount_fen, ref`);
  const [row] = rows;
  if (!row) return false;
  await tellRefunded(tx, { refundSn: row.refund_sn, orderId: row.order_id, amountFen: row.amount_fen, ref: row.ref });
  return true;
};
