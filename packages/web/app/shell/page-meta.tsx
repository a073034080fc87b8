import { alternatesOf, languageAddress } from '@mall/contract/kernel/language-address.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { isSearchedAbroad } from '../kernel/describe-page.ts';

/** Where the mall stands; pages rendered elsewhere say it themselves. */
export const useOrigin = (): string => (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';

type PageMetaProps = {
  /** One or two sentences; cut to what search engines show. */
  description?: string;
  /** The one address of this page, without what does not change it (paging of the same thing, channel marks). */
  path: string;
};

const most = 150;

export function PageMeta({ description, path }: PageMetaProps) {
  const origin = useOrigin();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // Each language is a page of its own: one that named another as the right one would be dropped with what it offers beside it.
  const abroad = isSearchedAbroad(new URL(pathname + search, 'http://page'));
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return (
    <>
      {text !== '' && <meta name="description" content={text.length > most ? `${text.slice(0, most - 1)}…` : text} />}
      {origin !== '' && <link rel="canonical" href={origin + (abroad ? languageAddress(path, language) : path)} />}
      {origin !== '' &&
        abroad &&
        alternatesOf(path).map(({ hreflang, address }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + address} />
        ))}
    </>
  );
}
