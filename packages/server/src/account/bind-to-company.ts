import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { forgetActors } from './actor-cache.ts';
import { addHolder, lockHolder } from './mobile-holder.ts';

export type Joining = { mobile: string; name: string; companyId: Id; departmentId: Id | null };

/**
 * Makes the holder of a mobile one of a company's people. Who has no account gets one: he proved the mobile, and signs in by a code until he
 * sets a password. Somebody of another company, a store or the mall stays where he is.
 */
export const bindToCompany = async (tx: Tx, { mobile, name, companyId, departmentId }: Joining): Promise<Id> => {
  const found = (await lockHolder(tx, mobile)) ?? (await addHolder(tx, { mobile, name, accountType: 2 })).holder;
  if (found.audience !== 'buyer') throw refuse('company.not_a_buyer');
  if (found.companyId === companyId) throw refuse('company.bound_here');
  if (found.companyId !== null) throw refuse('company.bound_elsewhere');
  if (!found.enabled) throw refuse('company.account_disabled');
  await tx.execute(
    sql`update member set company_id = ${companyId}, department_id = ${departmentId}::bigint where id = ${found.id} and company_id is null`,
  );
  forgetActors();
  return found.id;
};
