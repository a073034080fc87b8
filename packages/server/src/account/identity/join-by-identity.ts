import type { identityApi } from '@mall/contract/account/identity.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteFailure } from '../note-failure.ts';
import { joining } from '../send-bind-code.ts';
import { spendSmsCode } from '../spend-sms-code.ts';
import { admitIdentity } from './admit-identity.ts';
import { findNewcomer, takeNewcomer } from './newcomer.ts';
import { findCompanyProvider } from './provider.queries.ts';

type Fault = 'identity.join_gone' | 'account.code_wrong';

/** Whom a company's provider has named comes in with the mobile that he has shown to be his. A wrong code leaves him another try. */
export const joinByIdentity = async (
  house: House,
  visitor: Visitor,
  { mobile, validCode, uuid }: BodyOf<typeof identityApi.join>,
): Promise<string> => {
  const refused = async (fault: Fault) => {
    await noteFailure(house.db, fault, { way: 'identity', ofMobile: mobile, from: visitor });
    return refuse(fault);
  };
  const newcomer = await findNewcomer(house, visitor);
  const whose = newcomer && (await findCompanyProvider(house, newcomer));
  if (!whose) throw await refused('identity.join_gone');
  if (!(await spendSmsCode(house.db, 'bind_child', mobile, validCode, joining(newcomer)))) throw await refused('account.code_wrong');
  if (!(await takeNewcomer(house, visitor))) throw await refused('identity.join_gone');
  const { identity, url } = newcomer;
  return admitIdentity(house, visitor, { identity, whose, uuid, way: 'identity', texted: mobile, ...(url !== undefined && { url }) });
};
