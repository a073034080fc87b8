import { randomBytes } from 'node:crypto';
import type { identityApi } from '@mall/contract/account/identity.api.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { ownPath } from '@mall/contract/kernel/own-path.ts';
import type { House } from '../../kernel/house.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askingKey, askingMs, callbackPathOf, type KeptAsking } from './asking.ts';
import { orRefused } from './or-refused.ts';
import { type CompanyProvider, findCompanyProvider } from './provider.queries.ts';

const requireCompanyProvider = async (house: House, email: string): Promise<CompanyProvider> => {
  const found = await findCompanyProvider(house, { domain: email.slice(email.lastIndexOf('@') + 1) });
  if (!found) throw refuse('identity.domain_unknown');
  return found;
};

/** Asks a provider who the visitor is. What must come back is kept for the browser that asks, so that an answer to another's question signs nobody in. */
export const beginIdentity = async (
  house: House,
  visitor: Visitor,
  { url, email }: QueryOf<typeof identityApi.authorize>,
): Promise<{ authorizeUrl: string }> => {
  const path = ownPath(url, visitor.site);
  if (path === undefined) throw refuse('identity.return_wrong');
  const companys = email === undefined ? undefined : await requireCompanyProvider(house, email);
  const provider = companys ?? house.ownProvider;
  if (!provider) throw refuse('identity.away');
  const redirectUri = `${visitor.site}${callbackPathOf(companys?.companyId)}`;
  const { url: authorizeUrl, ...asking } = await orRefused(house, visitor, () => house.identity.begin(provider, redirectUri, email));
  const cookie = randomBytes(32).toString('base64url');
  const kept: KeptAsking = { ...asking, companyId: companys?.companyId ?? null, redirectUri, url: path };
  await house.memory.set(askingKey(cookie), JSON.stringify(kept), askingMs);
  visitor.giveAsking(cookie);
  return { authorizeUrl };
};
