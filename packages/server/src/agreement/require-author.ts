import { isEditable } from '@mall/contract/agreement/agreement.machine.ts';
import { refuse } from '../kernel/refusal.ts';
import { type PartySide, sideOf } from './contract-side.ts';
import type { LockedContract } from './lock-contract.ts';

/** Only the side that drafted a contract writes it and sends it, and only as long as the other has not agreed to it. */
export const requireAuthor = (side: PartySide, { createdSide, state }: Pick<LockedContract, 'createdSide' | 'state'>): void => {
  if (createdSide !== sideOf(side)) throw refuse('kernel.no_permission');
  if (!isEditable(state)) throw refuse('agreement.moved');
};
