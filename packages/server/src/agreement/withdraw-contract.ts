import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf } from '../kernel/side.ts';
import { type PartySide, sideOf, sightOf } from './contract-side.ts';
import { lockContract } from './lock-contract.ts';
import { moveContract } from './move-contract.ts';

/** Its author takes it back while nobody has signed. */
export const withdrawContract = async (tx: Tx, side: PartySide, id: Id): Promise<void> => {
  const found = await lockContract(tx, sightOf(side), id);
  if (found.createdSide !== sideOf(side)) throw refuse('kernel.no_permission');
  await moveContract(tx, id, 'withdraw', byOf(side));
};
