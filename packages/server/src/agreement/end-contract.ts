import type { AnswerEnd } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { requireNothingUnsent } from './call-offs.queries.ts';
import { type PartySide, sideOf, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';
import { noteStep } from './note-step.ts';
import { tellContract } from './tell-contract.ts';

/** One side proposes to end a contract that is in force; it ends when the other agrees. */
export const askEnd = async (tx: Tx, side: PartySide, id: Id, { reason }: { reason: string }): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.state !== 'effective') throw refuse('agreement.moved');
  if (found.endSide !== null) throw refuse('agreement.end_asked');
  await requireNothingUnsent(tx, id);
  await tx.execute(sql`update agreement set end_side = ${sideOf(side)}, end_reason = ${reason}, end_at = now() where id = ${id}`);
  await noteStep(tx, id, 'endAsked', byOf(side), reason);
  await tellContract(tx, id, 'endAsked', byOf(side), reason);
};

export const answerEnd = async (tx: Tx, side: PartySide, id: Id, { agree, reason }: AnswerEnd): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.state !== 'effective') throw refuse('agreement.moved');
  // Who proposed it may take it back, and not agree with himself.
  if (found.endSide === null || (agree && found.endSide === sideOf(side))) throw refuse('agreement.end_not_asked');
  if (agree) {
    await moveContract(tx, id, 'terminate', byOf(side), { reason, also: sql`, reason = end_reason` });
    // Looked at behind the move, which has waited for the orders that are being placed at its prices.
    await requireNothingUnsent(tx, id);
    return;
  }
  await tx.execute(sql`update agreement set end_side = null, end_reason = '', end_at = null where id = ${id}`);
  await noteStep(tx, id, 'endRefused', byOf(side), reason);
  await tellContract(tx, id, 'endRefused', byOf(side), reason);
};

/** The platform ends it, without either side. */
export const terminateContract = async (tx: Tx, side: MallSide, id: Id, { reason }: { reason: string }): Promise<void> => {
  await lockContract(tx, side, id);
  await moveContract(tx, id, 'terminate', byOf(side), { reason, also: sql`, reason = ${reason}` });
  await requireNothingUnsent(tx, id);
};
