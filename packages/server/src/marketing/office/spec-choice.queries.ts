import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { OfficeSpec } from '@mall/contract/marketing/activity-office.api.ts';
import type { SpecQuery } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { leastOrder, stepOf } from '../../catalogue/least-order.ts';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { type Laying, storeOf } from './lay-activity.ts';

export const SpecRow = OfficeSpec.omit({ price: true }).extend({ priceFen: z.number() });

/** What is told of spec `p` of goods `g` in store `t`. */
export const specColumns = sql`p.id::text as "specId", g.id::text as "goodsId", p.name, p.item_number as "itemNumber", p.picture, t.id::text as "storeId", t.name as "storeName", g.brand_id::text as "brandId",
  (select b.name from brand b where b.id = g.brand_id) as "brandName", g.gc_id::text as "classId", (select c.names ->> 'zh' from goods_class c where c.id = g.gc_id) as "className", p.price_fen::float8 as "priceFen",
  coalesce((select k.on_hand - k.reserved from spec_stock k where k.spec_id = p.id), 0) as stock, coalesce(p.unit, g.unit) as unit, ${leastOrder(sql`p`, sql`g`)} as least, ${stepOf(sql`p`)} as step`;

export const toSpec = (row: z.infer<typeof SpecRow>): OfficeSpec => ({
  specId: row.specId,
  goodsId: row.goodsId,
  name: row.name,
  itemNumber: row.itemNumber,
  picture: row.picture,
  storeId: row.storeId,
  storeName: row.storeName,
  brandId: row.brandId,
  brandName: row.brandName,
  classId: row.classId,
  className: row.className,
  price: toYuan(fen(row.priceFen)),
  stock: row.stock,
  unit: row.unit,
  least: row.least,
  step: row.step,
});

/** Specs on sale by a part of their name or number; of a store its own. */
export const listSpecChoices = async (tx: Tx, side: Laying, { word, limit }: SpecQuery): Promise<OfficeSpec[]> => {
  const storeId = storeOf(side);
  const rows = await readRows(tx, SpecRow)`
    select ${specColumns} from spec p join goods g on g.id = p.goods_id join store t on t.id = g.store_id
    where p.state = 'on' and g.state = 'on' and (${storeId}::bigint is null or g.store_id = ${storeId}::bigint)
      and (${word ?? null}::text is null or p.name ilike ${likePattern(word ?? '')} or p.item_number ilike ${likePattern(word ?? '')})
    order by g.month_sales desc, p.id limit ${limit}`;
  return rows.map(toSpec);
};
