import { localKeys, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useSearchParams } from 'react-router';
import { forgetMark } from './partner-entry.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { signInFields } from './sign-in-fields.ts';
import { takeToken } from './take-token.ts';

/** What stays typed when the reader changes to the other way of signing in. */
export type KeptSignIn = { mobile: string; agreed: boolean };

/** A basket that is slow to merge is not waited for: it is merged all the same. */
const mergePatience = 5000;

/** What every way in does once it has a token. */
export const signInParts = {
  mergeCart: () => browserCall(cartApi.merge, {}, { ...quietly, signal: AbortSignal.timeout(mergePatience) }),
  clearAnswers: () => browserQueries().clear(),
};

/** Signs in and leaves for where the reader wanted to go. Gives back what failed, when the answer could not be trusted. */
export const useSignIn = () => {
  const [search] = useSearchParams();
  /** `through`: a page on the way there. */
  const enter = async (uuid: string, ask: () => Promise<unknown>, through = (to: string) => to): Promise<SignedIn> => {
    const result = await signIn({
      uuid,
      ask,
      storeToken: (token) => takeToken(token),
      ...signInParts,
      targets: [search.get('back'), readLocal(localKeys.beforeLoginUrl)],
    });
    if ('failure' in result) return result;
    writeLocal(localKeys.beforeLoginUrl, null);
    forgetMark();
    // A whole new page, in place of this one: nothing of the visitor's page stays in memory, and "back" does not lead to sign-in.
    window.location.replace(through(result.to));
    return result;
  };
  return { enter, fields: signInFields(search) };
};
