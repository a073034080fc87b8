import { Id } from '@mall/contract/kernel/fields.ts';
import type { DraftShelf } from '@mall/contract/store/decoration.rules.ts';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({ id: Id, parentId: Id.nullable(), name: z.string() });

/** The shelves of a store as they stand. They are read where they are kept: goods name them. */
export const readShelves = async (tx: Tx, storeId: Id): Promise<DraftShelf[]> => {
  const rows = await readRows(tx, Row)`
    select id::text, parent_id::text as "parentId", name from store_class where store_id = ${storeId} and shown order by sort, id`;
  return rows
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name }) => ({
      id,
      name,
      children: rows.filter(({ parentId }) => parentId === id).map((child) => ({ id: child.id, name: child.name })),
    }));
};
