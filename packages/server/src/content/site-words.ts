import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { fallbackLanguage, type Language, type Words } from '@mall/contract/kernel/language.ts';

type Abroad = Partial<Words> | undefined;

/** All six of what is kept as Chinese and what is written beside it. */
export const sixOf = (zh: string, abroad: Abroad): Words => ({ ...noText, ...abroad, zh });

/** In the reader's language; readers abroad who have none get English before Chinese. */
export const siteWord = (zh: string, abroad: Abroad, language: Language): string =>
  language === fallbackLanguage ? zh : abroad?.[language] || abroad?.en || zh;
