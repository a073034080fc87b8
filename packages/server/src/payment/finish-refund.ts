import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { settleWrong } from './settle-wrong.ts';
import { tellRefunded } from './tell-refunded.ts';

const Row = z.strictObject({
  refund_sn: z.string(),
  order_id: Id.nullable(),
  amount_fen: z.number(),
  withheld_fen: z.number(),
  ref: z.string(),
});
type Row = z.infer<typeof Row>;

/** The money is back: marks it once, and tells whoever waits. False when it had been marked before. */
export const finishRefund = async (
  tx: Tx,
  refundId: Id,
  by: { memberId?: Id; proof?: string; limitFen?: number } = {},
): Promise<boolean> => {
  const rows = await readRows(tx, Row)`
    update refund set state = 'success', done_at = now(), next_try_at = null, last_error = '', proof = ${by.proof ?? ''}, by_member_id = ${by.memberId ?? null},
      limit_fen = ${by.limitFen ?? null}
    where id = ${refundId} and state <> 'success' returning refund_sn, order_id::text, amount_fen::float8 as amount_fen,
      withheld_fen::float8 as withheld_fen, ref`;
  const [row] = rows;
  if (!row) return false;
  const { refund_sn: refundSn, order_id: orderId, amount_fen: amountFen, withheld_fen: withheldFen, ref } = row;
  // Of no order, so that nobody else can wait for it.
  if (orderId === null) await settleWrong(tx, ref);
  else await tellRefunded(tx, { refundSn, orderId, amountFen, withheldFen, ref });
  return true;
};
