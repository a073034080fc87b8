import { pageCookies, sessionKeys } from '@mall/client/session-keys.ts';
import { isLanguage, type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { cookieNames } from '@mall/contract/wire/cookies.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import { theSite } from '../site.ts';

/** The reader's choice. It is kept in session storage; the cookie of the same meaning tells the server which page to render. */
let chosen: Language | undefined;
const listeners = new Set<() => void>();

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

const remembered = (): Language | undefined => {
  if (typeof sessionStorage === 'undefined') return undefined;
  const kept = sessionStorage.getItem(sessionKeys.language) ?? pageCookies().read(cookieNames.language);
  return isLanguage(kept) ? kept : undefined;
};

export const chosenLanguage = (): Language => chosen ?? remembered() ?? 'zh';

/** Only the six; anything else changes nothing. */
export const chooseLanguage = (language: unknown): void => {
  if (!isLanguage(language)) return;
  sessionStorage.setItem(sessionKeys.language, language);
  pageCookies().write(cookieNames.language, language);
  chosen = language;
  for (const changed of listeners) changed();
};

/** What was chosen since the page was loaded. */
export const useChosenLanguage = (): Language | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );

/** Read from the address once a page, by its frame; every part of the page asks for it. */
export const LanguageContext = createContext<Language>('zh');

/** The language of the page that is shown. */
export const useLanguage = (): Language => use(LanguageContext);

export const htmlLanguage = (language: Language): string => localeOf[language];

/** The language that calls from the present page ask for. */
export const currentLanguage = (): Language => theSite().languageOf(new URL(window.location.href), chosenLanguage());
