import { isSignedIn, localKeys, pageCookies, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import type { Site } from '@mall/contract/content/content.api.ts';
import { keyOf } from '@mall/kit/ask/ask.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import { currentLanguage } from '@mall/kit/words/language.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { findRow, knowAllRows } from './describe-page.ts';
import { siteQuery } from './site-title.tsx';

/** Only a path of this site may be gone back to: an address of another site would make sign-in a door to anywhere. */
export const safeReturn = (target: string | null | undefined): string | undefined =>
  target && /^\/(?![/\\])[^\s]*$/.test(target) && !target.startsWith('/login') ? target : undefined;

/** Remembers where the reader came from, unless sign-in was asked for without a way back. */
export const rememberReturn = (from: string, loginUrl: URL): void => {
  if (loginUrl.searchParams.get('notBack') === '1') return;
  const target = safeReturn(loginUrl.searchParams.get('back')) ?? safeReturn(from);
  if (target) writeLocal(localKeys.beforeLoginUrl, target);
};

/** Who goes on from sign-in to register wants to where sign-in would have led. */
export const leftFor = (here: string): string => new URL(here, 'http://page').searchParams.get('back') ?? here;

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
  if (url.pathname === '/login') rememberReturn(here, url);
  else if (url.pathname === '/register') rememberReturn(leftFor(here), url);
  else if (findRow(url.pathname).access !== 'public' && !isSignedIn(pageCookies())) {
    throw redirect(`/login?back=${encodeURIComponent(url.pathname + url.search)}`);
  }
  return next();
};
