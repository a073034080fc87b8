import { localeOf } from '@mall/contract/kernel/language.ts';
import { useLanguage } from './language.ts';

/** A score with one decimal, by the sign that the language has for it. Not for the values of texts, which write figures by themselves: they would take the comma for one of thousands. */
export const useTenths = (): ((figure: number) => string) => {
  const language = useLanguage();
  return (figure) =>
    language === 'zh' || language === 'en'
      ? figure.toFixed(1)
      : figure.toLocaleString(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
};
