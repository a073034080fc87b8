import type { SortGoods } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSide, within } from '../../kernel/side.ts';

/**
 * Puts goods of the store on one of its shelves, or on none, at once; where one is not the store's, none is moved. New goods that wait for the mall (`drawn`)
 * are given theirs when they are handed in.
 */
export const sortGoods = async (
  tx: Tx,
  side: StoreSide,
  { goodsIds, shelfId }: Pick<SortGoods, 'goodsIds' | 'shelfId'>,
  which: 'sold' | 'drawn' = 'sold',
): Promise<void> => {
  if (shelfId !== null) {
    const { rowCount } = await tx.execute(sql`
      select from store_class c where c.id = ${shelfId} and c.shown and ${within(side, 'c')} for key share`);
    if (rowCount === 0) throw refuse('store.shelf_unknown');
  }
  const ids = [...new Set(goodsIds)];
  const { rowCount } = await tx.execute(sql`
    update goods g set store_class_id = ${shelfId}::bigint where g.id = any (${sql.param(ids)}::bigint[]) and ${within(side, 'g')} and (${which === 'drawn'} or g.state <> 'draft')`);
  if (rowCount !== ids.length) throw refuse('kernel.not_found');
};
