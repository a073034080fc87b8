import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { countStoreSales } from '../store/count-store-sales.ts';

const Row = z.strictObject({ store_id: Id, num: z.number() });

/** Adds what was sold to the counters of goods and their stores. Locked by ascending id, so that two orders cannot deadlock. */
export const countSales = async (tx: Tx, lines: readonly { goodsId: Id; num: number }[]): Promise<void> => {
  const rows = await readRows(tx, Row)`
    with sold as (
      select goods_id, sum(num)::int as num
      from unnest(${sql.param(lines.map((line) => line.goodsId))}::bigint[], ${sql.param(lines.map((line) => line.num))}::int[]) as line (goods_id, num)
      group by goods_id),
    held as materialized (select id from goods where id in (select goods_id from sold) order by id for no key update),
    counted as (
      update goods g set sales = g.sales + sold.num, month_sales = g.month_sales + sold.num
      from held, sold where g.id = held.id and sold.goods_id = g.id returning g.store_id, sold.num)
    select store_id::text, sum(num)::int as num from counted group by store_id`;
  await countStoreSales(
    tx,
    rows.map((row) => ({ storeId: row.store_id, num: row.num })),
  );
};
