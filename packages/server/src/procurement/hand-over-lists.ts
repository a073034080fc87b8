import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PayloadOf } from '../kernel/news-list.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { system } from '../kernel/side.ts';
import { moveStanding } from './move-standing.ts';

/** The lists of somebody who leaves a company go to the colleague named. So do his standing orders, which wait until he has given them an address of his own. */
export const handOverLists = async (tx: Tx, { companyId, memberId, heirId }: PayloadOf<'company.member_left'>): Promise<void> => {
  const active = await readRows(tx, IdRow)`
    select id::text from standing_order where member_id = ${memberId} and company_id = ${companyId} and state = 'active' order by id for no key update`;
  for (const { id } of active) await moveStanding(tx, id, 'pause', system);
  await tx.execute(sql`update standing_order set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
  await tx.execute(sql`update procurement_list set member_id = ${heirId} where member_id = ${memberId} and company_id = ${companyId}`);
};
