import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';

/** Payment numbers of the orders that a colleague has taken over are his. */
export const handOverPayments = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  await tx.execute(sql`
    update pay_request r set member_id = ${heirId} where r.member_id = ${memberId}
      and exists (select from shop_order o where o.member_id = ${heirId} and o.company_id = ${companyId} and o.placed_by is not null
        and (o.trade_id = r.trade_id or o.id = any (r.order_ids)))`);
};
