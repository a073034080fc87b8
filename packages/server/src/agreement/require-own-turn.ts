import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide, StoreSide } from '../kernel/side.ts';
import { requireApproved } from './contract-approval.ts';
import { sideOf, sightOf } from './contract-side.ts';
import { type LockedContract, lockContract, requireDaysLeft } from './lock-contract.ts';

/** The contract, held, when it is this side's to sign now. */
export const requireOwnTurn = async (tx: Tx, side: BuyerSide | StoreSide, id: Id): Promise<LockedContract> => {
  const found = await lockContract(tx, sightOf(side), id);
  const { state, firstSide } = found;
  const mine = sideOf(side);
  if (state === 'to_sign' && firstSide !== mine) throw refuse('agreement.not_turn');
  // Who has signed comes too late a second time.
  if (state !== 'to_sign' && (state !== 'signing' || firstSide === mine)) throw refuse('agreement.moved');
  requireDaysLeft(found);
  if (side.kind === 'buyer') await requireApproved(tx, id);
  return found;
};
