import type { Id } from '@mall/contract/kernel/fields.ts';
import type { DecorationDraft, DraftShelf } from '@mall/contract/store/decoration.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

type Shelf = { id: string; name: string };

/**
 * Sets up the shelves of a store as a version names them. One that is left out is taken down and keeps its goods; a new one of a name that was taken
 * down is that one again. Gives the shelves with their numbers, which the version keeps.
 */
export const layShelves = async (tx: Tx, storeId: Id, shelves: DecorationDraft['shelves']): Promise<DraftShelf[]> => {
  // Names change places: while they do, none is in another's way.
  await tx.execute(sql`update store_class set shown = false where store_id = ${storeId} and shown`);
  const lay = async ({ id, name }: Shelf, parentId: Id | null, sort: number): Promise<Id> => {
    if (id !== '') await clear(tx, storeId, { id, name }, parentId);
    const [row] = await readRows(tx, IdRow)`
      insert into store_class (${id === '' ? sql`` : sql`id, `}store_id, parent_id, name, sort) values (${id === '' ? sql`` : sql`${id}::bigint, `}${storeId}, ${parentId}::bigint, ${name}, ${sort})
      on conflict ${id === '' ? sql`(store_id, parent_id, name)` : sql`(id)`} do update set shown = true, sort = excluded.sort, parent_id = excluded.parent_id, name = excluded.name,
        names = case when store_class.name = excluded.name then store_class.names end
      where store_class.store_id = ${storeId} returning id::text`;
    if (!row) throw refuse('store.shelf_unknown');
    return row.id;
  };
  const laid: DraftShelf[] = [];
  for (const [at, shelf] of shelves.entries()) {
    const id = await lay({ id: shelf.id, name: shelf.name.trim() }, null, at + 1);
    const children: DraftShelf['children'] = [];
    for (const [place, child] of shelf.children.entries()) {
      const name = child.name.trim();
      children.push({ id: await lay({ id: child.id, name }, id, place + 1), name });
    }
    laid.push({ id, name: shelf.name.trim(), children });
  }
  return laid;
};

/** A shelf of the store, or a refusal; one that was taken down, or is yet to be laid, gives up the name that this one is to have. */
const clear = async (tx: Tx, storeId: Id, { id, name }: Shelf, parentId: Id | null): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select from store_class where id = ${id} and store_id = ${storeId}`);
  if (rowCount === 0) throw refuse('store.shelf_unknown');
  await tx.execute(sql`
    update store_class set name = left(name, 24) || ' #' || id where store_id = ${storeId} and parent_id is not distinct from ${parentId}::bigint and name = ${name} and id <> ${id} and not shown`);
};
