import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { moveProject } from './move-project.ts';
import { requireManageable } from './require-manageable.ts';

export const reopenProject = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await requireManageable(tx, side, id);
  await moveProject(tx, id, 'reopen', byOf(side));
  return null;
};
