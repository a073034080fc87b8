import type { securityApi } from '@mall/contract/account/security.api.ts';
import { proofMinutes } from '@mall/contract/account/security.rules.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { eq, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { type Credentials, requireCredentials } from './account.queries.ts';
import { memberSession } from './account.table.ts';
import { noteFailure } from './note-failure.ts';
import { requirePassword } from './require-password.ts';
import { signInLimit } from './sign-in-limit.ts';
import { spendSmsCode } from './spend-sms-code.ts';
import { verifyPassword } from './verify-password.ts';
import { writeAudit } from './write-audit.ts';

/** Guessing is limited as at sign-in: a session may be stolen. */
const isPassword = async (house: House, visitor: Visitor, member: Credentials, sealed: string): Promise<boolean> => {
  const password = await requirePassword(house, sealed);
  await signInLimit.check(house, visitor, member.mobile);
  await signInLimit.begin(house, visitor, member.mobile);
  if (await verifyPassword(member.passwordHash, password)) {
    await signInLimit.passed(house, member.mobile);
    return true;
  }
  await signInLimit.failed(house, visitor);
  return false;
};

/** Whoever sits at an open page is not yet its owner: before the keys of an account change, the old mobile or the password is asked for again. */
export const proveAgain = async (house: House, visitor: Visitor, actor: Member, input: BodyOf<typeof securityApi.prove>) => {
  const member = await requireCredentials(house.db, actor.memberId);
  const proved =
    'code' in input
      ? await spendSmsCode(house.db, 'change', member.mobile, input.code)
      : await isPassword(house, visitor, member, input.password);
  if (!proved) {
    const code = 'code' in input ? 'account.code_wrong' : 'account.own_password_wrong';
    await noteFailure(house.db, code, { way: 'prove', from: visitor }, member.id);
    throw refuse(code);
  }
  await house.db.update(memberSession).set({ provedAt: sql`now()` }).where(eq(memberSession.id, actor.sessionId));
  await writeAudit(house.db, 'account.proved', { way: 'code' in input ? 'sms' : 'password', from: visitor }, member.id);
  return { seconds: proofMinutes * 60 };
};
