import { randomBytes } from 'node:crypto';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { member } from './account.table.ts';
import { forgetActors } from './actor-cache.ts';
import { hashPassword } from './hash-password.ts';

const Row = z.strictObject({ id: Id, audience: z.string(), companyId: Id.nullable(), enabled: z.boolean() });

const lockHolder = async (tx: Tx, mobile: string) => {
  const [found] = await readRows(tx, Row)`
    select id::text, audience, company_id::text as "companyId", enabled from member where mobile = ${mobile} for no key update`;
  return found;
};

const addAccount = async (tx: Tx, mobile: string, name: string) => {
  // A password that nobody knows.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  await tx
    .insert(member)
    .values({ mobile, memberName: name, nickName: name, accountType: 2, passwordHash })
    .onConflictDoNothing({ target: member.mobile });
  const added = await lockHolder(tx, mobile);
  if (!added) throw refuse('kernel.not_found');
  return added;
};

export type Joining = { mobile: string; name: string; companyId: Id; departmentId: Id | null };

/**
 * Makes the holder of a mobile one of a company's people. Who has no account gets one: he proved the mobile, and signs in by a code until he
 * sets a password. Somebody of another company, a store or the mall stays where he is.
 */
export const bindToCompany = async (tx: Tx, { mobile, name, companyId, departmentId }: Joining): Promise<Id> => {
  const found = (await lockHolder(tx, mobile)) ?? (await addAccount(tx, mobile, name));
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
