import type { Language } from '@mall/contract/kernel/language.ts';
import { useChosenLanguage } from '@mall/kit/words/language.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import { pageLanguage } from './describe-page.ts';

export const useLanguageOfAddress = (): Language => {
  const { pathname, search } = useLocation();
  const rendered = useRouteLoaderData('root') as { chosenLanguage: Language } | undefined;
  const chosen = useChosenLanguage() ?? rendered?.chosenLanguage ?? 'zh';
  return pageLanguage(new URL(pathname + search, 'http://page'), chosen);
};
