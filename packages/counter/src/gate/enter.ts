import { pageCookies, storeToken } from '@mall/client/session-keys.ts';
import { theSite } from '@mall/kit/site.ts';

/** Only a screen of this site: what the address names is anybody's word. */
const screenOf = (back: string | null): string => (back !== null && /^\/(?![/\\])/.test(back) && !back.startsWith('/login') ? back : '/');

/** A whole new page, so that nothing of the door stays in memory. */
export const enter = (token: string, back: string | null): void => {
  storeToken(pageCookies(), token, theSite().tokenCookie);
  // Unheard by the router: the page that is left draws no screen any more.
  window.history.replaceState(null, '', `#${screenOf(back)}`);
  window.location.reload();
};
