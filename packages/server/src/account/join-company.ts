import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { giveRole } from './give-role.ts';

/** Makes somebody the founder of a company. Of two attempts at once one finds him without a company; the other is told false. */
export const joinCompany = async (tx: Tx, memberId: Id, companyId: Id): Promise<boolean> => {
  const joined = await tx.execute(
    sql`update member set company_id = ${companyId} where id = ${memberId} and company_id is null and audience = 'buyer'`,
  );
  if (joined.rowCount !== 1) return false;
  await giveRole(tx, memberId, 'company_founder');
  return true;
};
