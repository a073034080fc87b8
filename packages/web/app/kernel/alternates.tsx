import { alternatesOf } from '@mall/contract/kernel/language-address.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { isCrossBorder } from './describe-page.ts';

/** Tells search engines the same page in the other languages; pages in Chinese alone have none. */
export function Alternates() {
  const { pathname, search } = useLocation();
  const origin = (useRouteLoaderData('root') as { origin: string } | undefined)?.origin ?? '';
  if (!isCrossBorder(new URL(pathname + search, 'http://page'))) return null;
  return alternatesOf(pathname + search).map(({ hreflang, address }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + address} />
  ));
}
