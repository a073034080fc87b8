import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { sm3Hex } from '../kernel/sm/sm3.ts';
import { admitMember } from './admit-member.ts';
import { enterByTicket } from './identity/enter-by-ticket.ts';
import { noteFailure } from './note-failure.ts';
import { rememberPartner } from './partner/remember-partner.ts';
import { provePassword } from './prove-password.ts';
import { requireFreshPassword } from './require-fresh-password.ts';
import { signInLimit } from './sign-in-limit.ts';

type Given = BodyOf<typeof accountApi.signIn>;
type SignIn = Given & { mobile: string; captcha: string; password: string; sign: string };

/** The contract has all of the four or none. */
const isByPassword = (given: Given): given is SignIn => given.mobile !== undefined;

/**
 * The sign binds the four values together. "As sent" is read in two ways by clients, because mobile and captcha are encoded on the way:
 * the values of the form, or their base64. Both name the same values, so both hold.
 */
const signHolds = ({ mobile, captcha, uuid, password, sign }: SignIn): boolean =>
  [[mobile, captcha] as const, [encodeText(mobile), encodeText(captcha)] as const].some(
    ([sentMobile, sentCaptcha]) => sm3Hex([sentMobile, sentCaptcha, uuid, password].join('|')) === sign,
  );

/** By mobile and password, or by what the identity provider gave to be shown. */
export const signIn = async (house: House, visitor: Visitor, input: Given): Promise<string> => {
  if (visitor.ticket !== '') return enterByTicket(house, visitor, input.uuid);
  if (!isByPassword(input)) throw refuse('account.mobile_required');
  await signInLimit.check(house, visitor, input.mobile);
  if (!signHolds(input)) {
    await noteFailure(house.db, 'account.sign_wrong', { ofMobile: input.mobile, from: visitor });
    throw refuse('account.sign_wrong');
  }
  const { member } = await provePassword(house, visitor, input);
  await requireFreshPassword(house, visitor, member);
  const answer = await admitMember(house, visitor, member, input.uuid, 'password');
  await rememberPartner(house, visitor, input.mobile, input);
  return answer;
};
