import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { leaveCompany } from '../account/leave-company.ts';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';

type Leaving = { companyId: Id; memberId: Id; heirId: Id | undefined; disabledByCompany: boolean };

/** Somebody is none of a company's people any more; every room hands over its own to the heir, if anybody is left to be one. Inside the lock of the company and the turn of the member. */
export const letGo = async (tx: Tx, { companyId, memberId, heirId, disabledByCompany }: Leaving): Promise<void> => {
  if (heirId !== undefined) await tell(tx, 'company.member_left', { companyId, memberId, heirId });
  await tx.execute(sql`update department set head_member_id = null where company_id = ${companyId} and head_member_id = ${memberId}`);
  await tx.execute(sql`delete from sub_account where member_id = ${memberId}`);
  await leaveCompany(tx, memberId, disabledByCompany);
};
