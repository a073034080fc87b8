import type { accountApi } from '@mall/contract/account/account.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { findCredentials } from './account.queries.ts';
import { addNewcomer } from './add-newcomer.ts';
import { admitMember } from './admit-member.ts';

type Register = BodyOf<typeof accountApi.register>;

/** The code and the password just chosen prove who asks, so the new member comes in at once, by the same last step as every other way in. */
export const registerMember = async (house: House, visitor: Visitor, input: Register): Promise<string | null> => {
  await addNewcomer(house, visitor, input, { audience: 'buyer', accountType: input.accountType });
  return input.uuid === undefined ? null : admit(house, visitor, input.memberMobile, input.uuid);
};

const admit = async (house: House, visitor: Visitor, mobile: string, uuid: string): Promise<string | null> => {
  const found = await findCredentials(house.db, mobile);
  return found ? admitMember(house, visitor, found, uuid, 'register') : null;
};
