import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { finishRefund } from './finish-refund.ts';
import { waitsForHand } from './offline.queries.ts';

const Row = z.strictObject({ waits: z.boolean(), amountFen: z.number(), enteredBy: Id.nullable(), enteredProof: z.string() });

const findRefund = async (tx: Tx, refundId: Id, lock = sql``): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`
    select ${waitsForHand} as waits, amount_fen::float8 as "amountFen", entered_by::text as "enteredBy",
      entered_proof as "enteredProof" from refund r where id = ${refundId} ${lock}`;
  if (!row) throw refuse('kernel.not_found');
  return row;
};

type Given = { refundId: Id; proof: string; limitFen: number };

const secondOf = (row: z.infer<typeof Row>, side: MallSide, { proof, limitFen }: Given): boolean =>
  row.amountFen > limitFen && row.enteredBy !== null && row.enteredBy !== side.memberId && row.enteredProof === proof;

/** Whether this would confirm what somebody else has entered, for which the second factor is asked. */
export const isSecondHand = async (tx: Tx, side: MallSide, given: Given): Promise<boolean> =>
  secondOf(await findRefund(tx, given.refundId), side, given);

/**
 * A person has transferred the money: only where no channel is still sending it, or it would go twice. Above the limit the first who says so enters the proof, and
 * another who has it before him confirms the same one; another proof is an entry of its own. Says whether it still waits for somebody else.
 */
export const refundByHand = async (
  tx: Tx,
  side: MallSide,
  { proven, ...given }: Given & { proven: boolean },
): Promise<{ waits: boolean }> => {
  const { refundId, proof, limitFen } = given;
  const row = await findRefund(tx, refundId, sql`for update`);
  if (!row.waits) throw refuse('order.moved');
  const second = secondOf(row, side, given);
  // Somebody entered it between the question for the factor and now.
  if (second && !proven) throw refuse('order.moved');
  if (second && row.enteredBy !== null) await requireOtherEyes(tx, row.enteredBy, side.memberId);
  if (row.amountFen > limitFen && !second) {
    if (row.enteredBy === side.memberId && row.enteredProof === proof) throw refuse('payment.four_eyes');
    await tx.execute(
      sql`update refund set entered_by = ${side.memberId}, entered_at = now(), entered_proof = ${proof} where id = ${refundId}`,
    );
    return { waits: true };
  }
  if (!(await finishRefund(tx, refundId, { memberId: side.memberId, proof, limitFen }))) throw refuse('order.moved');
  return { waits: false };
};
