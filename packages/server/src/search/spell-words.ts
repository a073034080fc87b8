import type { Lexicon } from './lexicon.ts';
import { spellTerm } from './spell-term.ts';

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
