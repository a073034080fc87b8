import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { holdStanding } from './hold-standing.ts';
import { moveStanding } from './move-standing.ts';

export const endStanding = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await holdStanding(tx, side, id);
  await moveStanding(tx, id, 'end', byOf(side));
  return null;
};
