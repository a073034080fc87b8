import { type Language, languages, localeOf } from './language.ts';

/** The address of a cross-border page that is read in a language whatever the reader has chosen. */
export const languageAddress = (address: string, language: Language): string => {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.set('isGlobal', '1');
  query.set('uscTags', '3');
  query.set('language', language);
  return `${path}?${query}`;
};

/** The same page in the six languages, for search engines; English is for everybody else. */
export const alternatesOf = (address: string): { hreflang: string; address: string }[] => [
  ...languages.map((language) => ({ hreflang: localeOf[language], address: languageAddress(address, language) })),
  { hreflang: 'x-default', address: languageAddress(address, 'en') },
];
