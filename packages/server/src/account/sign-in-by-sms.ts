import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { admitMember } from './admit-member.ts';
import { noteFailure } from './note-failure.ts';
import { rememberPartner } from './partner/remember-partner.ts';
import { spendSmsCode } from './spend-sms-code.ts';

/** By mobile and SMS code. A mobile without an account is a wrong code. */
export const signInBySms = async (
  house: House,
  visitor: Visitor,
  { mobile, code, uuid, ...brought }: BodyOf<typeof accountApi.signInBySms>,
): Promise<string> => {
  const right = await spendSmsCode(house.db, 'sign_in', mobile, code);
  const member = await findCredentials(house.db, mobile);
  if (!right || !member) {
    await noteFailure(house.db, 'account.code_wrong', { way: 'sms', ofMobile: mobile, from: visitor });
    throw refuse('account.code_wrong');
  }
  const answer = await admitMember(house, visitor, member, uuid, 'sms');
  await rememberPartner(house, visitor, mobile, brought);
  return answer;
};
