import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';

/** The open orders of somebody who leaves a company, with the number under which they are paid, go to the colleague named. What is over stays his. */
export const handOverOrders = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  // The trade before its orders, as whoever decides on a request of it.
  await tx.execute(sql`
    select from trade where id in (select trade_id from shop_order where member_id = ${memberId} and company_id = ${companyId} and state = 'in_approval') order by id for no key update`);
  await tx.execute(sql`
    with open as (
      update shop_order set member_id = ${heirId}, placed_by = coalesce(placed_by, member_id)
      where member_id = ${memberId} and company_id = ${companyId} and state not in ('done', 'cancelled') returning trade_id)
    update trade set member_id = ${heirId} where id in (select trade_id from open)`);
};
