import { ImportCounts, SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { importStates } from '@mall/contract/catalogue/goods-import.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';

const Held = z.strictObject({ id: Id, state: z.enum(importStates), columns: z.array(SheetColumn), counts: ImportCounts.nullable() });
export type HeldImport = z.infer<typeof Held>;

/** An import of the store, held until what is done to it is done. */
export const holdImport = async (tx: Tx, side: StoreSight, id: Id): Promise<HeldImport> => {
  const [row] = await readRows(tx, Held)`
    select i.id::text, i.state, i.columns, i.counts from goods_import i where i.id = ${id} and ${within(side, 'i')} for no key update of i`;
  if (!row) throw refuse('goods.import_missing');
  return row;
};
