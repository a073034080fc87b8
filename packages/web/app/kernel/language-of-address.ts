import type { Language } from '@mall/contract/kernel/language.ts';
import { chooseLanguage, useChosenLanguage } from '@mall/kit/words/language.ts';
import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { broughtLanguage, pageLanguage } from './describe-page.ts';

const useUrl = (): URL => {
  const { pathname, search } = useLocation();
  return new URL(pathname + search, 'http://page');
};

export const useLanguageOfAddress = (): Language => {
  const rendered = useRouteLoaderData('root') as { chosenLanguage: Language } | undefined;
  const chosen = useChosenLanguage() ?? rendered?.chosenLanguage ?? 'zh';
  return pageLanguage(useUrl(), chosen);
};

/** Who came by an address that brings its language reads the pages after it in the same one. */
export const useKeptLanguage = (): void => {
  const brought = broughtLanguage(useUrl());
  useEffect(() => chooseLanguage(brought), [brought]);
};
