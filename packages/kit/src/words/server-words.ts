import type { Language } from '@mall/contract/kernel/language.ts';
import { isOwn, ownFile } from './own-file.ts';
import type { Dictionary, WordsSource } from './words.tsx';

const ownFiles = import.meta.glob<Dictionary>(['./*.json', '../*/words/*.json'], { eager: true, import: 'default' });

/** Remembers which files a page used, so that the page carries just those to the browser. */
export const serverWords = (files: Readonly<Record<string, Dictionary>>): WordsSource & { used: Map<string, Dictionary> } => {
  const used = new Map<string, Dictionary>();
  return {
    used,
    find: (room: string, language: Language) => {
      const dictionary = (isOwn(room) ? ownFiles[ownFile(room, language)] : files[`../${room}/words/${language}.json`]) ?? {};
      used.set(`${room}/${language}`, dictionary);
      return dictionary;
    },
  };
};
