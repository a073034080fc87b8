import { type Language, localeOf } from '@mall/contract/kernel/language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

const formatOf = (language: Language): Intl.NumberFormat => {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf[language]);
  formats.set(language, format);
  return format;
};

/** "1,820" as the language groups it. The browser's own formatter takes a telephone 100 ms to wake; Chinese and English need none of it. */
export const formatFigure = (figure: number, language: Language): string =>
  (language === 'zh' || language === 'en') && Number.isSafeInteger(figure)
    ? String(figure).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : formatOf(language).format(figure);
