import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ListLineFields } from '@mall/contract/procurement/list.rules.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { holdOpenList } from './hold-list.ts';
import { putLines } from './put-lines.ts';

export const setListLine = async (tx: Tx, side: BuyerSide, listId: Id, line: ListLineFields): Promise<null> => {
  await holdOpenList(tx, side, listId);
  await putLines(tx, listId, [line]);
  return null;
};
