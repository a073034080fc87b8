import { browserWords } from '@mall/kit/words/browser-words.ts';
import type { Dictionary, WordsSource } from '@mall/kit/words/words.tsx';

/** A page brings its own words along; where the others lie is known a moment later, so that the first load does not grow with the rooms. */
export const listOfFiles = async () => (await import('./word-files.ts')).files;

export const siteWords = (brought: Readonly<Record<string, Dictionary>>): WordsSource => browserWords(listOfFiles, brought);
