import { clearSession, isSignedIn, pageCookies, storeToken } from '@mall/client/session-keys.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { forgetPerson } from '@mall/kit/session/sign-out.ts';
import { readKept, writeKept } from '../kernel/kept-state.ts';

const patience = 5000;

const askWho = async (): Promise<string | undefined> => {
  try {
    return (await browserCall(memberApi.home, {}, { ...quietly, signal: AbortSignal.timeout(patience) })).id;
  } catch {
    return undefined;
  }
};

/** Whose the things are that the browser keeps; undefined: a visitor's, who may well be the one that signs in now. */
const formerOwner = (): string | undefined => {
  const owner = readKept('owner');
  if (typeof owner === 'string') return owner;
  return isSignedIn(pageCookies()) ? 'unknown' : undefined;
};

/**
 * The last step of every way in. When it is another person than the one whose words, choices and half-filled forms the browser keeps, they go: at a shared desk
 * a partner's link, or a sign-in after a session that had ended, would show them to whoever comes next. Called with a token alone, so after the way in
 * has proved good: a bad link must not sign anybody out. `alone`: nothing of the former session stays, whoever it is.
 */
export const takeToken = async (token: string, alone = false, who = askWho): Promise<void> => {
  const cookies = pageCookies();
  const former = formerOwner();
  if (alone) clearSession(cookies);
  storeToken(cookies, token);
  const now = await who();
  if (former !== undefined && former !== now) {
    forgetPerson();
    storeToken(cookies, token);
  }
  if (now) writeKept('owner', now);
};
