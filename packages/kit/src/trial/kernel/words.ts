import { browserWords } from '../../words/browser-words.ts';
import { type Dictionary, wordsOf } from '../../words/words.tsx';
import type office from '../office/words/zh.json';

export const siteWords = browserWords(import.meta.glob<Dictionary>('../*/words/*.json', { import: 'default' }));

export const useWords = wordsOf<{ office: typeof office }>();
