import { clearSession, localKeys, pageCookies, writeLocal } from '@mall/client/session-keys.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { browserCall, browserQueries } from '../ask/browser.ts';

type Answer = { switchOff: 'ON' | 'OFF'; url?: string | undefined };

/** Sign-in elsewhere (OFF) is also ended there; otherwise the reader goes home. */
export const farewellAddress = (answer: Answer | undefined): string => (answer?.switchOff === 'OFF' && answer.url ? answer.url : '/');

/** The language, a half-filled order, a proof for a new password: all of the session storage belongs to who leaves. */
const clearSessionStorage = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // refused, so nothing was kept there
  }
};

/** What this browser knows of a person. His basket as a visitor is left: a sign-in merges it. */
export const forgetPerson = (): void => {
  const cookies = pageCookies();
  clearSession(cookies);
  cookies.remove(cookieNames.language);
  for (const key of Object.values(localKeys)) writeLocal(key, null);
  clearSessionStorage();
};

/** Ends the session here even when the server cannot be reached: what is left behind must not belong to the next at this desk. */
export const signOut = async (): Promise<void> => {
  const answer = await browserCall(accountApi.signOut, {}, { silent: true }).catch(() => undefined);
  forgetPerson();
  pageCookies().remove(cookieNames.guestKey);
  browserQueries().clear();
  window.location.assign(farewellAddress(answer));
};
