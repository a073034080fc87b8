import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Credentials } from './account.queries.ts';
import { findFactor } from './factor.queries.ts';
import { hashPassword } from './hash-password.ts';
import { provePassword } from './prove-password.ts';
import { requireFactor } from './require-factor.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { setPassword } from './set-password.ts';
import { signInLimit } from './sign-in-limit.ts';

/** One whose password opens his door changes it inside; and whoever has learnt a password must not be able to take the account with it where a second factor stands before it. */
const requireOutdated = async (house: House, visitor: Visitor, member: Credentials, code: string | undefined): Promise<void> => {
  if (member.passwordAgeDays <= house.config.PASSWORD_DAYS) throw refuse('account.password_fresh');
  if ((await findFactor(house.db, member.id)) === undefined) return;
  await requireFactor(house, visitor, { memberId: member.id }, code);
};

/** For somebody whose password is outdated and who therefore cannot sign in: the old one is the proof, guarded like a sign-in. */
export const revisePassword = async (house: House, visitor: Visitor, input: BodyOf<typeof accountApi.revisePassword>): Promise<null> => {
  const password = await requirePassword(house, input.newPassword);
  refuseWeakPassword(password, { mobile: input.mobile });
  await signInLimit.check(house, visitor, input.mobile);
  const proved = await provePassword(house, visitor, { ...input, password: input.oldPassword });
  await requireOutdated(house, visitor, proved.member, input.factorCode);
  refuseWeakPassword(password, { oldPassword: proved.password, memberName: proved.member.memberName, mobile: input.mobile });
  const hash = await hashPassword(password);
  await inTransaction(house.db, (tx) => setPassword(tx, visitor, proved.member.id, hash));
  return null;
};
