import { browserWords } from '@mall/kit/words/browser-words.ts';
import type { Dictionary, WordsSource } from '@mall/kit/words/words.tsx';

const files = import.meta.glob<Dictionary>('../**/words/*.json', { import: 'default' });

export const siteWords = (brought: Readonly<Record<string, Dictionary>>): WordsSource => browserWords(files, brought);
