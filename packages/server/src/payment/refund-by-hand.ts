import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { finishRefund } from './finish-refund.ts';

const Row = z.strictObject({ waits: z.boolean() });

/** A person has transferred the money: only where no channel is still sending it, or it would go twice. */
export const refundByHand = async (tx: Tx, side: MallSide, refundId: Id, proof: string): Promise<void> => {
  const rows = await readRows(tx, Row)`
    select state = 'failure' or (state = 'pending' and next_try_at is null) as waits from refund where id = ${refundId} for update`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  if (!row.waits || !(await finishRefund(tx, refundId, { memberId: side.memberId, proof }))) throw refuse('order.moved');
};
