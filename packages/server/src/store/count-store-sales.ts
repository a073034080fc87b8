import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Adds what was sold to the stores' counters, by ascending id. */
export const countStoreSales = async (tx: Tx, sold: readonly { storeId: Id; num: number }[]): Promise<void> => {
  if (sold.length === 0) return;
  await tx.execute(sql`
    with sold as (
      select * from unnest(${sql.param(sold.map((one) => one.storeId))}::bigint[], ${sql.param(sold.map((one) => one.num))}::int[]) as one (store_id, num)),
    held as materialized (select id from store where id in (select store_id from sold) order by id for no key update)
    update store s set sales = s.sales + sold.num from held, sold where s.id = held.id and sold.store_id = s.id`);
};
