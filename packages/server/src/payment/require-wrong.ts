import { Id } from '@mall/contract/kernel/fields.ts';
import { wrongStates } from '@mall/contract/payment/wrong-payment.machine.ts';
import { wrongKinds, wrongWays } from '@mall/contract/payment/wrong-payment.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({
  id: Id,
  kind: z.enum(wrongKinds),
  channel: z.string(),
  attemptNo: z.string().nullable(),
  outNo: z.string(),
  payerName: z.string(),
  receivedFen: z.number(),
  expectedFen: z.number().nullable(),
  orderId: Id.nullable(),
  state: z.enum(wrongStates),
  way: z.enum(wrongWays).nullable(),
  proposal: z.int(),
  proposedBy: Id.nullable(),
  reason: z.string(),
});
export type Wrong = z.infer<typeof Row>;

export const requireWrong = async (tx: Tx, id: Id): Promise<Wrong> => {
  const [row] = await readRows(tx, Row)`
    select w.id::text, w.kind, w.channel, w.attempt_no as "attemptNo", w.out_no as "outNo", w.payer_name as "payerName", w.received_fen::float8 as "receivedFen",
      w.expected_fen::float8 as "expectedFen", coalesce(w.order_id, (select min(order_id) from pay_attempt_order l where l.attempt_no = w.attempt_no))::text as "orderId",
      w.state, w.way, w.proposal, w.proposed_by::text as "proposedBy", w.proposed_reason as reason
    from wrong_payment w where w.id = ${id}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};
