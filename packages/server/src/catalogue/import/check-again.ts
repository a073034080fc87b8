import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { orTakenBy } from '../../kernel/or-taken.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { requireNoneOpen } from './add-import.ts';
import { holdImport } from './hold-import.ts';
import { moveImport } from './move-import.ts';

const orMoved = orTakenBy({ goods_import_one: 'goods.import_moved' });

/** Checks an import anew that failed, as long as no other is open. */
export const checkAgain = async (tx: Tx, side: StoreSide, id: Id): Promise<void> => {
  const { state } = await holdImport(tx, side, id);
  if (state === 'failed') await requireNoneOpen(tx, side);
  await orMoved(() => moveImport(tx, id, 'again', byOf(side)));
};
