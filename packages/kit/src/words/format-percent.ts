import { type Language, localeOf } from '@mall/contract/kernel/language.ts';

/** "97.5%" of 97.5, "97,5 %" where the language writes it so. Server and browser may part figure and sign by different spaces, and the page must wake up as it was drawn. */
export const formatPercent = (percent: number, language: Language): string => {
  const rounded = Math.round(percent * 10) / 10;
  return language === 'zh' || language === 'en'
    ? `${rounded}%`
    : (rounded / 100).toLocaleString(localeOf[language], { style: 'percent', maximumFractionDigits: 1 }).replaceAll(/\s/g, '\u00a0');
};
