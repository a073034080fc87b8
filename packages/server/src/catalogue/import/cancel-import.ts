import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { holdImport } from './hold-import.ts';
import { moveImport } from './move-import.ts';

/** Calls an import off. Who is writing it finds that out before he ends, and takes all of it back. */
export const cancelImport = async (tx: Tx, side: StoreSide, id: Id): Promise<void> => {
  await holdImport(tx, side, id);
  await moveImport(tx, id, 'cancel', byOf(side));
};
