import type { Language } from '@mall/contract/kernel/language.ts';
import { leadToSignIn, thisPage } from '@mall/kit/session/lead-to-sign-in.ts';
import { describeSite } from '@mall/kit/site.ts';
import { findRow, pageLanguage } from './describe-page.ts';
import { isBuilt } from './is-built.ts';

/** The home page carries the name of the mall alone, and so does one whose title is Chinese for whoever reads it in another language. */
const titleOf = (pathname: string, language: Language): string => {
  const { title } = findRow(pathname);
  if (pathname === '/') return '';
  if (typeof title === 'string') return language === 'zh' ? title : '';
  return title[language];
};

/** Tells the kit about the storefront: said by both entries, before anything is drawn. */
export const describeMall = (): void =>
  describeSite({ languageOf: pageLanguage, titleOf, isBuilt, toSignIn: (go) => leadToSignIn(thisPage(), () => go('/login')) });
