import { wordsOf } from './words.tsx';
import type zh from './zh.json';

const useWords = wordsOf<{ kit: typeof zh }>();

/** What the kit itself says, in every site alike. */
export const useKitWords = () => useWords('kit');
