import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';

/** What somebody managed who leaves a company, the colleague named manages. */
export const handOverProjects = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  await tx.execute(sql`update project set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
};
