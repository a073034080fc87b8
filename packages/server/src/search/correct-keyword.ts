import { foldedWords, foldWord, normaliseText, runsOf } from './analyse-text.ts';
import { cutWords } from './cut-words.ts';
import { type Knowledge, knows } from './plan-query.ts';
import { spellTerm } from './spell-term.ts';
import { spelledAs } from './spell-words.ts';
import { tradeDictionary } from './trade-words.ts';

export type Correction = { keyword: string; reason: 'typo' | 'pinyin' | 'fewer_words' };

/** What was probably meant, when the words as typed lead to nothing. */
export const correctKeyword = (known: Knowledge, keyword: string): Correction | undefined => {
  let reason: Correction['reason'] | undefined;
  const parts = runsOf(normaliseText(keyword)).flatMap((run) =>
    run.kind === 'han' ? [correctHan(known, run.text)] : correctCodes(known, run.atoms),
  );
  for (const part of parts) reason ??= part.reason;
  return reason && { keyword: parts.map((part) => part.text).join(' '), reason };
};

type Part = { text: string; reason?: 'typo' | 'pinyin' };

const correctCodes = (known: Knowledge, atoms: readonly string[]): Part[] => {
  if (atoms.every((atom) => knows(known, foldWord(atom))) || knows(known, atoms.join(''))) return atoms.map((text) => ({ text }));
  return atoms.map((atom) => {
    if (knows(known, foldWord(atom))) return { text: atom };
    if (/^[a-z]{2,}$/.test(atom)) {
      const spelled = best(known, spelledAs(known.lexicon, atom));
      if (spelled) return { text: spelled, reason: 'pinyin' };
    }
    const near = nearest(known, atom);
    return near ? { text: near, reason: 'typo' } : { text: atom };
  });
};

const correctHan = (known: Knowledge, text: string): Part => {
  const cut = cutWords(tradeDictionary(), text);
  // Where every piece is a word that goods have, nothing is mistyped; the words only do not meet in one goods.
  if (cut.every((word) => word.length > 1 && knows(known, word))) return { text };
  const { pinyin } = spellTerm(text);
  const sounding = best(
    known,
    spelledAs(known.lexicon, pinyin).filter((word) => word.length === text.length),
  );
  if (sounding && sounding !== text) return { text: sounding, reason: 'typo' };
  const near = text.length >= 3 ? nearest(known, text) : undefined;
  return near ? { text: near, reason: 'typo' } : { text };
};

/** Of several, one that names a class, of the most classes. */
const best = ({ book }: Knowledge, words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => (book.wordClasses.get(other)?.size ?? 0) - (book.wordClasses.get(one)?.size ?? 0))[0];

const digits = (word: string): string => word.replaceAll(/\D+/g, ' ').trim();

/** The known word with the fewest differing characters: one, or two in a long word. Figures must agree: 240 is no slip for 250. */
const nearest = (known: Knowledge, word: string): string | undefined => {
  const isHan = /\p{Script=Han}/u.test(word);
  if (word.length < (isHan ? 3 : 4)) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let found: string | undefined;
  let foundDistance = most + 1;
  let foundClasses = -1;
  const look = (other: string) => {
    if (Math.abs(other.length - word.length) > most || /\p{Script=Han}/u.test(other) !== isHan || digits(other) !== digits(word)) return;
    // A character that is wrong is likelier than one that is too many.
    const distance = distanceOf(word, other, most) + (other.length === word.length ? 0 : 0.5);
    const classes = known.book.wordClasses.get(foldWord(other))?.size ?? 0;
    if (distance >= most + 1 || distance > foundDistance || (distance === foundDistance && classes <= foundClasses)) return;
    found = other;
    foundDistance = distance;
    foundClasses = classes;
  };
  for (const other of foldedWords()) look(other);
  for (const other of known.lexicon.words) look(other);
  return found;
};

/** Insertions, deletions, changes and swaps of neighbours between two words; more than `most` is not counted out. */
const distanceOf = (one: string, other: string, most: number): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (last[j - 1] as number) + Number(one[i - 1] !== other[j - 1]);
      row[j] = Math.min(change, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j] as number, (beforeLast[j - 2] as number) + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] as number;
};
