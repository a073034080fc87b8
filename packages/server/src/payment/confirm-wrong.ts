import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { requireOtherEyes } from '../account/require-other-eyes.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { bookWrong } from './book-wrong.ts';
import { moveWrong, tryMoveWrong } from './move-wrong.ts';
import { requireWrong, type Wrong } from './require-wrong.ts';
import { settleAttempt } from './settle-attempt.ts';
import { writeRefund } from './write-refund.ts';

type AtStake = Pick<Wrong, 'way' | 'receivedFen' | 'expectedFen'>;

/** What a decision moves: the money that came, or what its order would count as paid with if that is more. */
const atStake = ({ way, receivedFen, expectedFen }: AtStake): number => Math.max(receivedFen, way === 'book' ? (expectedFen ?? 0) : 0);

/** Four eyes: whose proposal it is cannot confirm it either, above the limit. */
export const isOwnProposal = (wrong: AtStake & Pick<Wrong, 'proposedBy'>, memberId: Id, limitFen: number): boolean =>
  wrong.proposedBy === memberId && atStake(wrong) > limitFen;

/**
 * Confirms what was proposed, and the money moves: once, because one UPDATE decides who confirms, who may, and that it is still what was read.
 * What cannot be done leaves everything as it was.
 */
export const confirmWrong = async (tx: Tx, side: MallSide, id: Id, proposal: number, limitFen: number): Promise<void> => {
  const moved = await tryMoveWrong(tx, id, 'confirm', byOf(side), {
    also: sql`, confirmed_by = ${side.memberId}, confirmed_at = now(), limit_fen = ${limitFen}`,
    where: sql` and proposal = ${proposal}
      and (proposed_by <> ${side.memberId} or greatest(received_fen, case when way = 'book' then expected_fen else 0 end) <= ${limitFen})`,
  });
  const wrong = await requireWrong(tx, id);
  if (!moved) {
    const own = wrong.state === 'proposed' && wrong.proposal === proposal && isOwnProposal(wrong, side.memberId, limitFen);
    throw refuse(own ? 'payment.four_eyes' : 'order.moved');
  }
  const takesTwo = isOwnProposal({ ...wrong, proposedBy: side.memberId }, side.memberId, limitFen);
  if (takesTwo && wrong.proposedBy !== null) await requireOtherEyes(tx, wrong.proposedBy, side.memberId);
  const backFen = wrong.way === 'book' ? await bookWrong(tx, side, wrong, limitFen) : wrong.receivedFen;
  if (backFen > 0) await giveBack(tx, wrong, backFen);
  else await moveWrong(tx, id, 'settle', { kind: 'system' });
};

/** By the way it came: a bank sends it by itself, a transfer waits in the list of refunds for a person. */
const giveBack = async (tx: Tx, { id, orderId, attemptNo, channel, kind, way, reason }: Wrong, amountFen: number): Promise<void> => {
  await writeRefund(tx, { orderId, attemptNo, channel, amountFen, ref: `wrong:${id}`, reason, unbooked: true });
  // The buyer may pay anew.
  if (attemptNo !== null && kind === 'amount' && way === 'give_back') await settleAttempt(tx, attemptNo, { state: 'closed' });
};
