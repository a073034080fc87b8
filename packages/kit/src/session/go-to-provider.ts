import { localKeys, writeLocal } from '@mall/client/session-keys.ts';
import { identityApi } from '@mall/contract/account/identity.api.ts';
import { browserCall } from '../ask/browser.ts';
import { quietly } from '../form/quietly.ts';

/** Leaves for the identity provider, which sends the reader back to `url`: the mall's own, or that of the company whose mailbox is given. */
export const goToProvider = async (url: string, email?: string): Promise<void> => {
  const { authorizeUrl } = await browserCall(identityApi.authorize, { query: { url, ...(email && { email }) } }, quietly);
  writeLocal(localKeys.isReload, null);
  // Who says no there and signs in another way still goes to where he wanted.
  if (url !== '/') writeLocal(localKeys.beforeLoginUrl, url);
  window.location.assign(authorizeUrl);
};
