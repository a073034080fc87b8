import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { spellTerm } from './spell-term.ts';

/** Every word that goods have, numbered in the order in which they came. Postings are kept by that number. */
export type Lexicon = {
  numbers: Map<string, number>;
  words: string[];
  /** Chinese words by their pinyin and initials, and up to which number that was done. */
  spelled: Map<string, string[]>;
  spelledTo: number;
};

export const makeLexicon = (words: Iterable<string> = []): Lexicon => {
  const lexicon: Lexicon = { numbers: new Map(), words: [], spelled: new Map(), spelledTo: 0 };
  for (const word of words) addWord(lexicon, word);
  return lexicon;
};

/** The number of a word, new or known. */
export const addWord = (lexicon: Lexicon, word: string): number => {
  const known = lexicon.numbers.get(word);
  if (known !== undefined) return known;
  lexicon.numbers.set(word, lexicon.words.length);
  lexicon.words.push(word);
  return lexicon.words.length - 1;
};

export const readLexicon = async (tx: Tx): Promise<Lexicon> => {
  const { rows } = await tx.execute<{ word: string }>(sql`select word from search_word`);
  return makeLexicon(rows.map((row) => row.word));
};

const han = /^\p{Script=Han}+$/u;

/** Spells words that came since the last time, at most so many; true when none are left. */
export const spellWords = (lexicon: Lexicon, most = Number.POSITIVE_INFINITY): boolean => {
  const end = Math.min(lexicon.words.length, lexicon.spelledTo + most);
  for (; lexicon.spelledTo < end; lexicon.spelledTo += 1) {
    const word = lexicon.words[lexicon.spelledTo] ?? '';
    if (word.length < 2 || !han.test(word)) continue;
    const { pinyin, initials } = spellTerm(word);
    for (const key of new Set([pinyin, initials])) lexicon.spelled.set(key, [...(lexicon.spelled.get(key) ?? []), word]);
  }
  return lexicon.spelledTo === lexicon.words.length;
};

/** Chinese words whose pinyin or initials are these letters. */
export const spelledAs = (lexicon: Lexicon, letters: string): readonly string[] => {
  spellWords(lexicon);
  return lexicon.spelled.get(letters) ?? [];
};
