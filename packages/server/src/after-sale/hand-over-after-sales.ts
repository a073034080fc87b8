import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';

/** The after-sales that somebody has not ended go to the colleague named. */
export const handOverAfterSales = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  await tx.execute(sql`
    update after_sale set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}
      and state in ('applied', 'agreed', 'returning', 'wait_refund', 'wait_resend', 'resent')`);
};
