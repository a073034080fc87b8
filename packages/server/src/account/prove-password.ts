import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { type Credentials, findCredentials } from './account.queries.ts';
import { noteFailure } from './note-failure.ts';
import { signInLimit } from './sign-in-limit.ts';
import { spendCaptcha } from './spend-captcha.ts';
import { verifyPassword } from './verify-password.ts';

type Claim = { mobile: string; captcha: string; uuid: string; password: string };

/** Captcha, then password. An unknown mobile, a wrong password and an unreadable one get one answer in one time. */
export const provePassword = async (house: House, visitor: Visitor, { mobile, captcha, uuid, password }: Claim) => {
  const refused = async (refusal: Refusal) => {
    await noteFailure(house.db, refusal.code, { ofMobile: mobile, from: visitor });
    return refusal;
  };
  if (!(await spendCaptcha(house.memory, 'sign_in', uuid, captcha))) throw await refused(refuse('account.captcha_wrong'));
  await signInLimit.begin(house, visitor, mobile);
  const [member, opened] = await Promise.all([findCredentials(house.db, mobile), house.crypto.decryptPassword(password)]);
  if (!(await verifyPassword(member?.passwordHash, opened))) {
    await signInLimit.failed(house, visitor);
    throw await refused(refuse('account.sign_in_wrong'));
  }
  await signInLimit.passed(house, mobile);
  return { member: member as Credentials, password: opened as string };
};
