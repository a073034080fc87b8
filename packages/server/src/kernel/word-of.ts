import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';

/** The words of a row in the visitor's language, in Chinese where they are not translated. */
export const wordOf = (words: Readonly<Partial<Record<Language, string>>> | null | undefined, language: Language): string =>
  words?.[language] || words?.[fallbackLanguage] || '';
