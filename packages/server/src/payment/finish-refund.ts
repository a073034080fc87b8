import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { tellRefunded } from './tell-refunded.ts';

const Row = z.strictObject({ refund_sn: z.string(), order_id: Id, amount_fen: z.number(), ref: z.string() });
type Row = z.infer<typeof Row>;

/** The money is back: marks it once, and tells whoever waits. False when it had been marked before. */
export const finishRefund = async (tx: Tx, refundId: Id, by: { memberId?: Id; proof?: string } = {}): Promise<boolean> => {
  const rows = await readRows(tx, Row)`
    update refund set state = 'success', done_at = now(), next_try_at = null, last_error = '', proof = ${by.proof ?? ''}, by_member_id = ${by.memberId ?? null}
    where id = ${refundId} and state <> 'success' returning refund_sn, order_id::text, amount_fen::float8 as amount_fen, ref`;
  const [row] = rows;
  if (!row) return false;
  await tellRefunded(tx, { refundSn: row.refund_sn, orderId: row.order_id, amountFen: row.amount_fen, ref: row.ref });
  return true;
};
