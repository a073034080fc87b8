import { readKept, useKept, writeKept } from '../kernel/kept-state.ts';

const most = 10;
const none: readonly string[] = [];

export const readSearched = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, most) : none;

/** Latest first, each once. */
export const withWord = (searched: readonly string[], word: string): readonly string[] =>
  [word, ...searched.filter((other) => other !== word)].slice(0, most);

export const rememberWord = (word: string): void => writeKept('searched', withWord(readSearched(readKept('searched')), word));

export const forgetWords = (): void => writeKept('searched', none);

/** What was searched for at this desk, latest first. */
export const useSearched = (): readonly string[] => useKept('searched', readSearched);
