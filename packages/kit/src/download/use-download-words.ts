import { type TranslateOf, wordsOf } from '../words/words.tsx';
import type zh from './words/zh.json';

const useWords = wordsOf<{ 'kit/download': typeof zh }>();

/** What is said of made files, in every site alike. */
export const useDownloadWords = () => useWords('kit/download');
export type DownloadTranslate = TranslateOf<typeof zh>;
