import type { AcceptContract } from '@mall/contract/agreement/agreement.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { type PartySide, sideOf, sightOf } from './contract-side.ts';
import { lockContract, requireDaysLeft } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';

/** The other side agrees to the text that it read, by its hash: from now on only that file is signed. */
export const acceptContract = async (tx: Tx, side: PartySide, id: Id, { hash }: AcceptContract): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.createdSide === sideOf(side)) throw refuse('kernel.no_permission');
  if (found.state !== 'to_confirm') throw refuse('agreement.moved');
  requireDaysLeft(found);
  if (found.hash !== hash) throw refuse('agreement.changed');
  await moveContract(tx, id, 'accept', byOf(side));
};
