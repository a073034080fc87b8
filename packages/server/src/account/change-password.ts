import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { Member } from '../kernel/actor.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireCredentials } from './account.queries.ts';
import { hashPassword } from './hash-password.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { setPassword } from './set-password.ts';
import { signInLimit } from './sign-in-limit.ts';
import { verifyPassword } from './verify-password.ts';
import { writeAudit } from './write-audit.ts';

type Change = BodyOf<typeof accountApi.changePassword>;

/** The old password is asked even of a signed-in member, and guessing it is limited as at sign-in: a session may be stolen. */
export const changePassword = async (house: House, visitor: Visitor, actor: Member, input: Change): Promise<null> => {
  const member = await requireCredentials(house.db, actor.memberId);
  const [old, password] = await Promise.all([requirePassword(house, input.oldPassword), requirePassword(house, input.newPassword)]);
  refuseWeakPassword(password, { oldPassword: old, memberName: member.memberName, mobile: member.mobile });
  await signInLimit.check(house, visitor, member.mobile);
  await signInLimit.begin(house, visitor, member.mobile);
  if (!(await verifyPassword(member.passwordHash, old))) {
    await signInLimit.failed(house, visitor);
    await writeAudit(house.db, 'account.old_password_wrong', { from: visitor }, member.id);
    throw refuse('account.old_password_wrong');
  }
  await signInLimit.passed(house, member.mobile);
  const hash = await hashPassword(password);
  await inTransaction(house.db, (tx) => setPassword(tx, visitor, member.id, hash, actor.sessionId));
  return null;
};
