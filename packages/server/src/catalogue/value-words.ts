import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';

/** A parameter's value as the reader calls it. */
export const valueIn = (value: string, language: Language): string => (language === fallbackLanguage ? value : value);
