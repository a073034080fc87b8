import type { Language } from '@mall/contract/kernel/language.ts';
import { useLanguage } from './language.ts';

export const listedIn = (names: readonly string[], language: Language): string => names.join(language === 'zh' ? '、' : ', ');

/** Names one after the other, parted as the reader's language does. */
export const useListed = (): ((names: readonly string[]) => string) => {
  const language = useLanguage();
  return (names) => listedIn(names, language);
};
