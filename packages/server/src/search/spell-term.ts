import { pinyin } from 'pinyin-pro';
import { termKey } from './term-key.ts';

/** The word in pinyin and in initials; what is not Chinese stays as it is. */
export const spellTerm = (word: string): { pinyin: string; initials: string } => {
  const syllables = pinyin(termKey(word), { toneType: 'none', type: 'array', v: true, nonZh: 'spaced' });
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable.charAt(0)).join('') };
};
