import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ListLineFields } from '@mall/contract/procurement/list.rules.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOpenList } from './hold-list.ts';
import { onceEach, putLines } from './put-lines.ts';

/** Of one spec the last word counts. */
export const setListLines = async (tx: Tx, side: BuyerSide, listId: Id, lines: readonly ListLineFields[]): Promise<null> => {
  await holdOpenList(tx, side, listId);
  await putLines(tx, listId, onceEach(lines));
  return null;
};
