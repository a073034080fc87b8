import { localKeys, readLocal, writeLocal } from '@mall/client/session-keys.ts';
import type { ZoneHead } from '@mall/contract/catalogue/catalogue.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { zoneAddress } from '../kernel/guard.ts';
import { arrivalKeys } from './arrival-keys.ts';
import { siteAsk, zoneAsk } from './shell.queries.ts';

/** The zone whose logo, welcome and classes the frame takes over: that of a big customer, his own or the one visited. */
export const useZone = (wanted = true): ZoneHead | undefined => {
  const { pathname, search } = useLocation();
  const url = new URL(pathname + search, 'http://page');
  const { navigationIndexDTO } = useAnswer(zoneAsk({ url, search: url.searchParams }), wanted);
  return navigationIndexDTO ?? undefined;
};

/** The guard sees navigations; a home page that came from the server is left here when the browser remembers the channel. */
export const useGroupCompanyHome = (): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { channelZone } = useAnswer(siteAsk);
  useEffect(() => {
    if (pathname === '/' && channelZone !== '' && readLocal(localKeys.isScfz) === '1')
      void navigate(zoneAddress(channelZone), { replace: true });
  }, [pathname, navigate, channelZone]);
};

/** As agreed, for whoever looks there; here the server's word on the member counts, on every page. */
export const useBigCustomerKey = (): void => {
  const { pathname } = useLocation();
  const isVisit = pathname.toLowerCase() === '/customer';
  const isBig = useZone()?.kind === 'big_customer';
  useEffect(() => {
    // A zone that is visited is not yet one's own.
    if (!isVisit) writeLocal(localKeys.isBigCustomer, isBig ? '1' : null);
  }, [isVisit, isBig]);
};

const never = () => () => {};
const rememberedSite = () => readLocal(localKeys.fromSite) !== null || readLocal(localKeys.isScfz) === '1';

/** Did the reader come through the channel of the group company? The address says so once; the browser remembers it. */
export const useGroupCompany = (): boolean => {
  const { pathname, search } = useLocation();
  const channel = new URLSearchParams(search).get('channel');
  const remembered = useSyncExternalStore(never, rememberedSite, () => false);
  useEffect(() => {
    for (const [key, value] of arrivalKeys(new URLSearchParams(search))) writeLocal(key, value);
  }, [search]);
  return Boolean(channel) || remembered || pathname === '/homePage/indexSC';
};
