import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { hashPassword } from './hash-password.ts';
import { provePassword } from './prove-password.ts';
import { refuseWeakPassword, requirePassword } from './require-password.ts';
import { setPassword } from './set-password.ts';
import { signInLimit } from './sign-in-limit.ts';

/** For somebody whose password is outdated and who therefore cannot sign in: the old one is the proof, guarded like a sign-in. */
export const revisePassword = async (house: House, visitor: Visitor, input: BodyOf<typeof accountApi.revisePassword>): Promise<null> => {
  const password = await requirePassword(house, input.newPassword);
  refuseWeakPassword(password, { mobile: input.mobile });
  await signInLimit.check(house, visitor, input.mobile);
  const proved = await provePassword(house, visitor, { ...input, password: input.oldPassword });
  refuseWeakPassword(password, { oldPassword: proved.password, memberName: proved.member.memberName, mobile: input.mobile });
  const hash = await hashPassword(password);
  await inTransaction(house.db, (tx) => setPassword(tx, proved.member.id, hash));
  return null;
};
