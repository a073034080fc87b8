import type { identityApi } from '@mall/contract/account/identity.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { noteFailure } from '../note-failure.ts';
import { admitIdentity } from './admit-identity.ts';
import { askingKey, KeptAsking } from './asking.ts';
import { orRefused } from './or-refused.ts';
import { findCompanyProvider } from './provider.queries.ts';

const refused = async (house: House, visitor: Visitor) => {
  await noteFailure(house.db, 'identity.refused', { way: 'identity', from: visitor });
  return refuse('identity.refused');
};

/**
 * The answer to a question that this browser was asked, once, at the page of whoever was asked. A wrong answer does not use up the question: whoever sends one from elsewhere could otherwise keep somebody out.
 */
export const redeemIdentity = async (
  house: House,
  visitor: Visitor,
  { uuid, company, ...given }: QueryOf<typeof identityApi.redeem>,
): Promise<string> => {
  const key = askingKey(visitor.asking);
  const asked = visitor.asking === '' ? undefined : await house.memory.get(key);
  const kept = asked === undefined ? undefined : KeptAsking.parse(JSON.parse(asked));
  const isAnswer = kept?.state === given.state && kept.companyId === (company ?? null);
  if (!isAnswer || (await house.memory.take(key)) === undefined) throw await refused(house, visitor);
  visitor.giveAsking(undefined);
  const whose = kept.companyId === null ? undefined : await findCompanyProvider(house, { companyId: kept.companyId });
  const provider = kept.companyId === null ? house.ownProvider : whose;
  if (!provider) throw await refused(house, visitor);
  const identity = await orRefused(house, visitor, () => house.identity.redeem(provider, kept.redirectUri, kept, given));
  return admitIdentity(house, visitor, { identity, whose, uuid, way: 'identity', url: kept.url });
};
