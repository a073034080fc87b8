import type { Language } from '@mall/contract/kernel/language.ts';
import type { Config } from './config.ts';

/** What the mall is called in a language. */
export const siteName = ({ SITE_NAME, SITE_LATIN_NAME }: Pick<Config, 'SITE_NAME' | 'SITE_LATIN_NAME'>, language: Language): string =>
  language === 'zh' ? SITE_NAME : SITE_LATIN_NAME;
