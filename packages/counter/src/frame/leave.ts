import { clearSession, pageCookies } from '@mall/client/session-keys.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { theSite } from '@mall/kit/site.ts';

/** A whole new page: nothing of what he saw stays in memory. */
export const goToGate = (search = ''): void => {
  clearSession(pageCookies(), theSite().tokenCookie);
  browserQueries().clear();
  window.history.replaceState(null, '', `#/login${search}`);
  window.location.reload();
};

/** Ends the session here even when the server cannot be reached. */
export const leave = async (): Promise<void> => {
  await browserCall(accountApi.signOut, {}, { silent: true }).catch(() => undefined);
  goToGate();
};
