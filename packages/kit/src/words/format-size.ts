import { type Language, localeOf } from '@mall/contract/kernel/language.ts';

const kilo = 1024;
const latin = ['B', 'KB', 'MB', 'GB'] as const;
const units: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  zh: latin,
  en: latin,
  fra: ['o', 'Ko', 'Mo', 'Go'],
  spa: latin,
  pt: latin,
  ru: ['Б', 'КБ', 'МБ', 'ГБ'],
};

const tenths = (figure: number, language: Language): string =>
  figure.toLocaleString(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });

/** "48 KB", "3.6 MB": one figure behind the point where it says something. */
export const formatSize = (bytes: number, language: Language): string => {
  const [b, kb, mb, gb] = units[language];
  if (bytes < kilo) return `${bytes} ${b}`;
  if (bytes < kilo ** 2) return `${Math.round(bytes / kilo)} ${kb}`;
  if (bytes < kilo ** 3) return `${tenths(bytes / kilo ** 2, language)} ${mb}`;
  return `${tenths(bytes / kilo ** 3, language)} ${gb}`;
};
