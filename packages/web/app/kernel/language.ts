import { cookieNames, pageCookies, sessionLanguageKey } from '@mall/client/session-keys.ts';
import { isLanguage, type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { createContext, use } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { create } from 'zustand';
import { pageLanguage } from './describe-page.ts';

/** The reader's choice. It is kept in session storage; the cookie of the same meaning tells the server which page to render. */
const useChosen = create<{ chosen: Language | undefined }>(() => ({ chosen: undefined }));

const remembered = (): Language | undefined => {
  if (typeof sessionStorage === 'undefined') return undefined;
  const kept = sessionStorage.getItem(sessionLanguageKey) ?? pageCookies().read(cookieNames.language);
  return isLanguage(kept) ? kept : undefined;
};

export const chosenLanguage = (): Language => useChosen.getState().chosen ?? remembered() ?? 'zh';

/** Only the six; anything else changes nothing. */
export const chooseLanguage = (language: unknown): void => {
  if (!isLanguage(language)) return;
  sessionStorage.setItem(sessionLanguageKey, language);
  pageCookies().write(cookieNames.language, language);
  useChosen.setState({ chosen: language });
};

/** Read from the address once a page, by its frame; every part of the page asks for it. */
export const LanguageContext = createContext<Language>('zh');

/** The language of the page that is shown. */
export const useLanguage = (): Language => use(LanguageContext);

export const useLanguageOfAddress = (): Language => {
  const { pathname, search } = useLocation();
  const rendered = useRouteLoaderData('root') as { chosenLanguage: Language } | undefined;
  const chosen = useChosen((state) => state.chosen) ?? rendered?.chosenLanguage ?? 'zh';
  return pageLanguage(new URL(pathname + search, 'http://page'), chosen);
};

export const htmlLanguage = (language: Language): string => localeOf[language];

/** The language that calls from the present page ask for. */
export const currentLanguage = (): Language => pageLanguage(new URL(window.location.href), chosenLanguage());
