import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { agreementText, member } from './account.table.ts';

/** What proving an identity needs of a member; never leaves the server. */
const credentials = {
  id: member.id,
  mobile: member.mobile,
  email: member.email,
  memberName: member.memberName,
  passwordHash: member.passwordHash,
  passwordAgeDays: sql<number>`extract(epoch from now() - ${member.passwordChangedAt})::float8 / 86400`,
  enabled: member.enabled,
  frozen: sql<boolean>`coalesce(${member.frozenUntil} > now(), false)`,
  frozenReason: member.frozenReason,
  audience: member.audience,
};
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

export const findCredentials = async (tx: Tx, mobile: string) => {
  const [found] = await tx.select(credentials).from(member).where(eq(member.mobile, mobile));
  return found;
};

export const requireCredentials = async (tx: Tx, memberId: Id) => {
  const [found] = await tx.select(credentials).from(member).where(eq(member.id, memberId));
  if (!found) throw refuse('kernel.session_expired');
  return found;
};

export const requireAgreementText = async (tx: Tx, kind: 'agreement' | 'privacy') => {
  const [found] = await tx
    .select({ title: agreementText.title, content: agreementText.content })
    .from(agreementText)
    .where(eq(agreementText.kind, kind));
  if (!found) throw refuse('kernel.not_found');
  return found;
};
