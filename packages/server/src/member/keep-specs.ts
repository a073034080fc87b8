import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { changeFavouriteCount } from '../catalogue/change-favourite-count.ts';
import { priceNow } from '../catalogue/price-now.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ goods_id: Id });

/** Makes the goods of many specs favourites, also those that are off the shelf: who had them in his cart may wait for them. */
export const keepSpecs = async (tx: Tx, side: BuyerSide, specIds: readonly Id[]): Promise<void> => {
  if (specIds.length === 0) return;
  const rows = await readRows(tx, Row)`
    insert into goods_favourite (member_id, company_id, goods_id, spec_id, kept_price_fen)
    select distinct on (p.goods_id) ${side.memberId}::bigint, ${side.companyId ?? null}::bigint, p.goods_id, p.id, ${priceNow} from spec p
    where p.id = any (${sql.param([...specIds])}::bigint[]) order by p.goods_id, p.id
    on conflict (member_id, goods_id) do nothing returning goods_id::text`;
  if (rows.length > 0)
    await changeFavouriteCount(
      tx,
      rows.map((row) => row.goods_id),
      1,
    );
};
