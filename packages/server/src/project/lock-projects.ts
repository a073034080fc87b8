import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { sqlList } from '../kernel/sql-list.ts';

/**
 * Holds by number what orders of a trade have booked and what of the company's is booked instead, for whoever gives back and takes in one transaction.
 * `also` is what a caller named: of another company's nothing is held, so that nobody makes it wait.
 */
export const lockProjects = (tx: Tx, companyId: Id | undefined, tradeId: Id, also: readonly Id[]) =>
  tx.execute(sql`
    select from project p where (p.id = any (${sqlList(also)}) and p.company_id = ${companyId ?? null}::bigint)
      or p.id in (select b.project_id from project_booking b join shop_order o on o.id = b.order_id where o.trade_id = ${tradeId}) order by p.id for no key update`);
