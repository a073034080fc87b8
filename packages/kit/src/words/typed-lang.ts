import type { Language } from '@mall/contract/kernel/language.ts';
import { useLanguage } from './language.ts';

export const langOfTyped = (text: string, language: Language): 'zh-CN' | undefined =>
  language !== 'zh' && /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;

/** For `lang` of what somebody typed: Chinese on a page in another language says so, or it would be read aloud in that. */
export const useTypedLang = (): ((text: string) => 'zh-CN' | undefined) => {
  const language = useLanguage();
  return (text) => langOfTyped(text, language);
};
