import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { sm3Hex } from '../kernel/sm/sm3.ts';
import { admitMember } from './admit-member.ts';
import { noteFailure } from './note-failure.ts';
import { provePassword } from './prove-password.ts';
import { requireFreshPassword } from './require-fresh-password.ts';
import { signInLimit } from './sign-in-limit.ts';

type SignIn = BodyOf<typeof accountApi.signIn>;

/**
 * The sign binds the four values together. "As sent" is read in two ways by clients, because mobile and captcha are encoded on the way:
 * the values of the form, or their base64. Both name the same values, so both hold.
 */
const signHolds = ({ mobile, captcha, uuid, password, sign }: SignIn): boolean =>
  [[mobile, captcha] as const, [encodeText(mobile), encodeText(captcha)] as const].some(
    ([sentMobile, sentCaptcha]) => sm3Hex([sentMobile, sentCaptcha, uuid, password].join('|')) === sign,
  );

/** By mobile and password. */
export const signIn = async (house: House, visitor: Visitor, input: SignIn): Promise<string> => {
  await signInLimit.check(house, visitor, input.mobile);
  if (!signHolds(input)) {
    await noteFailure(house.db, 'account.sign_wrong', { ofMobile: input.mobile, from: visitor });
    throw refuse('account.sign_wrong');
  }
  const { member } = await provePassword(house, visitor, input);
  await requireFreshPassword(house, visitor, member);
  return admitMember(house, visitor, member, input.uuid, 'password');
};
