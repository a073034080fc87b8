import type { Language } from '@mall/contract/kernel/language.ts';
import type { Dictionary, WordsRoom, WordsSource } from './words.tsx';

const files = import.meta.glob<Dictionary>('../**/words/*.json', { eager: true, import: 'default' });

/** Remembers which files a page used, so that the page carries just those to the browser. */
export const serverWords = (): WordsSource & { used: Map<string, Dictionary> } => {
  const used = new Map<string, Dictionary>();
  return {
    used,
    find: (room: WordsRoom, language: Language) => {
      const dictionary = files[`../${room}/words/${language}.json`] ?? {};
      used.set(`${room}/${language}`, dictionary);
      return dictionary;
    },
  };
};
