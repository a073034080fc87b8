import { isSignedIn, localKeys, pageCookies, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import type { Site } from '@mall/contract/content/content.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { ownPath } from '@mall/contract/kernel/own-path.ts';
import { keyOf } from '@mall/kit/ask/ask.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import { leadToSignIn } from '@mall/kit/session/lead-to-sign-in.ts';
import { chosenLanguage, currentLanguage } from '@mall/kit/words/language.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { doorAddress, findRow, knowAllRows, pageLanguage } from './describe-page.ts';
import { entryFields, entryOf, withoutEntry } from './partner-link.ts';
import type { Rendering } from './rendering.ts';
import { siteQuery } from './site-title.tsx';

/** Where sign-in may lead to: any page of this site but itself. */
export const safeReturn = (target: string | null | undefined): string | undefined => {
  const path = ownPath(target);
  return path?.startsWith('/login') ? undefined : path;
};

/** Remembers where the reader came from, unless sign-in was asked for without a way back. */
export const rememberReturn = (from: string, loginUrl: URL): void => {
  if (loginUrl.searchParams.get('notBack') === '1') return;
  const target = safeReturn(loginUrl.searchParams.get('back')) ?? safeReturn(from);
  if (target) writeLocal(localKeys.beforeLoginUrl, target);
};

/** Who goes on from sign-in to register wants to where sign-in would have led. */
export const leftFor = (here: string): string => new URL(here, 'http://page').searchParams.get('back') ?? here;

/** Sign-in, and from there to the page that was asked for. `atProvider`: where the mall signs in elsewhere, its page goes on there by itself, once. */
const signInFor = (wanted: URL, language: Language, atProvider = false): string => {
  const brought = entryFields(wanted);
  const back = wanted.pathname + wanted.search;
  // A partner's mark signs in where it is tried, and says who somebody is: it never goes along to a page that is come back to.
  const search = new URLSearchParams([['back', wanted.searchParams.has('uscMark') ? withoutEntry(back) : back], ...brought]);
  if (atProvider) search.set('at', 'provider');
  const address = `/login?${search}`;
  // The way to say a language in an address would make another partner's entry of it.
  return brought.length > 0 && search.get('uscTags') !== '3' ? address : doorAddress(address, language);
};

/** Where sign-in leads afterwards: what its address says, or what was remembered. */
export const wantedPage = (search: URLSearchParams): string =>
  [search.get('back'), readLocal(localKeys.beforeLoginUrl)].map(safeReturn).find((to) => to !== undefined) ?? '/';

/** By the browser's own button from the identity provider. */
const cameBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve());
  });

/** Sends a visitor who asks for a member's page to sign in, wherever that is. */
export const turnAway = async (url: URL): Promise<never> => {
  if (!entryOf(url) && (await leadToSignIn(url.pathname + url.search, () => undefined))) await cameBack();
  throw redirect(signInFor(url, pageLanguage(url, chosenLanguage())));
};

/** The same where the server renders: only a browser can leave for the provider, so the page of sign-in does. */
export const turnAwayAtServer = async (url: URL, { call, chosenLanguage: chosen }: Rendering): Promise<never> => {
  const { switchOff } = await call(accountApi.loginSwitch, {});
  throw redirect(signInFor(url, pageLanguage(url, chosen), switchOff === 'OFF'));
};

/** The zone of the group company, by a setting; its visitors who ask for the home page get its own. */
export const zoneAddress = (zoneId: string): string => `/customer?zoneId=${zoneId}`;
const channelZone = () => browserQueries().getQueryData<Site>(keyOf(siteQuery, currentLanguage()))?.channelZone ?? '';

/** Said by the address, or once before and remembered by the browser. */
export const isGroupCompany = (search: URLSearchParams): boolean => saysGroupCompany(search) || readLocal(localKeys.isScfz) === '1';

export const saysGroupCompany = (search: URLSearchParams): boolean => search.get('channel') === '1' || search.get('isScfz') === '1';

/** `auth`: every navigation in the browser passes here, as every page request passes the root loader on the server. */
export const guardNavigation: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  const here = window.location.pathname + window.location.search;
  await knowAllRows();
  const zone = channelZone();
  if (url.pathname === '/' && zone !== '' && isGroupCompany(url.searchParams)) throw redirect(zoneAddress(zone));
  const wanted = url.pathname + url.search;
  const door = doorAddress(wanted, currentLanguage());
  if (door !== wanted) throw redirect(door);
  if (url.pathname === '/login') rememberReturn(here, url);
  else if (url.pathname === '/register') rememberReturn(leftFor(here), url);
  else if (findRow(url.pathname).access !== 'public' && !isSignedIn(pageCookies())) {
    return turnAway(url);
  }
  return next();
};
