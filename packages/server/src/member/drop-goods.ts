import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { changeFavouriteCount } from '../catalogue/change-favourite-count.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type BuyerSight, within } from '../kernel/side.ts';

const Row = z.strictObject({ goods_id: z.string() });

/** Favourites no more; what was none is passed over. */
export const dropGoods = async (tx: Tx, side: BuyerSight, goodsIds: readonly Id[]): Promise<{ removed: number }> => {
  const rows = await readRows(tx, Row)`
    delete from goods_favourite where ${within(side, 'goods_favourite')} and goods_id = any (${sql.param([...goodsIds])}::bigint[]) returning goods_id`;
  if (rows.length > 0)
    await changeFavouriteCount(
      tx,
      rows.map((row) => row.goods_id),
      -1,
    );
  return { removed: rows.length };
};
