import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { sqlList } from '../kernel/sql-list.ts';

/** Holds by number what orders of a trade have booked and what is booked instead, for whoever gives back and takes in one transaction. */
export const lockProjects = (tx: Tx, tradeId: Id, also: readonly Id[]) =>
  tx.execute(sql`
    select from project p where p.id = any (${sqlList(also)})
      or p.id in (select b.project_id from project_booking b join shop_order o on o.id = b.order_id where o.trade_id = ${tradeId}) order by p.id for no key update`);
