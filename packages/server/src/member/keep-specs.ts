import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { changeFavouriteCount } from '../catalogue/change-favourite-count.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ goods_id: Id });

/** Makes the goods of many specs favourites, also those that are off the shelf: who had them in his cart may wait for them. */
export const keepSpecs = async (tx: Tx, side: BuyerSide, specIds: readonly Id[]): Promise<void> => {
  if (specIds.length === 0) return;
  const rows = await readRows(tx, Row)`
    insert into goods_favourite (member_id, goods_id, spec_id)
    select distinct on (s.goods_id) ${side.memberId}::bigint, s.goods_id, s.id from spec s
    where s.id = any (${sql.param([...specIds])}::bigint[]) order by s.goods_id, s.id
    on conflict (member_id, goods_id) do nothing returning goods_id::text`;
  if (rows.length > 0)
    await changeFavouriteCount(
      tx,
      rows.map((row) => row.goods_id),
      1,
    );
};
