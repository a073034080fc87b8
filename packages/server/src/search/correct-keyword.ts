import { foldText } from '@mall/grammar/fold-text.ts';
import { wordBook } from '@mall/grammar/word-book.ts';
import { foldedWords, foldWord } from './analyse-text.ts';
import { type Knowledge, knows } from './query-plan.ts';
import { spellTerm } from './spell-term.ts';
import { spelledAs } from './spell-words.ts';

export type Correction = { keyword: string; reason: 'typo' | 'pinyin' | 'fewer_words' };

const mostSlips = 4;

type Meant = { text: string; reason: 'typo' | 'pinyin' };

/** What was probably meant, when words as typed lead to nothing. What was understood stays as it is. */
export const correctKeyword = (known: Knowledge, keyword: string, slips: readonly string[]): Correction | undefined => {
  let text = foldText(keyword).trim();
  let reason: Correction['reason'] | undefined;
  for (const slip of [...together(text.toLowerCase(), slips), ...slips].slice(0, mostSlips)) {
    const meant = /\p{Script=Han}/u.test(slip) ? correctHan(known, slip) : correctCode(known, slip);
    const at = text.toLowerCase().indexOf(slip);
    if (!meant || meant.text === slip || at < 0) continue;
    text = `${text.slice(0, at)}${meant.text}${text.slice(at + slip.length)}`;
    reason ??= meant.reason;
  }
  return reason && { keyword: text, reason };
};

/** Syllables that were typed apart: bilei qi. */
const together = (text: string, slips: readonly string[]): string[] => {
  const letters = slips.filter((slip) => /^[a-z]{2,}$/.test(slip));
  const apart = letters.length > 1 ? new RegExp(`${letters.join(' +')}`).exec(text)?.[0] : undefined;
  return apart === undefined ? [] : [apart];
};

const correctCode = (known: Knowledge, typed: string): Meant | undefined => {
  const atom = typed.replaceAll(' ', '');
  const spelled = /^[a-z]{2,}$/.test(atom) ? best(known, [...spelledAs(known.lexicon, atom), ...nicknamesSpelled(atom)]) : undefined;
  if (spelled) return { text: spelled, reason: 'pinyin' };
  const near = nearest(known, atom);
  return near === undefined ? undefined : { text: near, reason: 'typo' };
};

const correctHan = (known: Knowledge, text: string): Meant | undefined => {
  const { pinyin } = spellTerm(text);
  const sounding = best(
    known,
    [...spelledAs(known.lexicon, pinyin), ...nicknamesSpelled(pinyin)].filter((word) => word.length === text.length),
  );
  if (sounding !== undefined && sounding !== text) return { text: sounding, reason: 'typo' };
  const near = text.length >= 3 ? nearest(known, text) : undefined;
  return near === undefined ? undefined : { text: near, reason: 'typo' };
};

let nicknames: Map<string, string[]> | undefined;

/** Nicknames by their pinyin: 摇表 for yaobiao. Initials are too short to tell them apart. */
const nicknamesSpelled = (letters: string): readonly string[] => {
  if (!nicknames) {
    nicknames = new Map();
    for (const [word, { classes }] of wordBook()) {
      if (!classes || !/^\p{Script=Han}{2,}$/u.test(word)) continue;
      const { pinyin } = spellTerm(word);
      nicknames.set(pinyin, [...(nicknames.get(pinyin) ?? []), word]);
    }
  }
  return nicknames.get(letters) ?? [];
};

/** Of several, one that names a class, of the most classes. */
const best = ({ book }: Knowledge, words: readonly string[]): string | undefined =>
  words.toSorted((one, other) => (book.wordClasses.get(other)?.size ?? 0) - (book.wordClasses.get(one)?.size ?? 0))[0];

const digits = (word: string): string => word.replaceAll(/\D+/g, ' ').trim();

/** The known word with the fewest differing characters: one, or two in a long word. Figures must agree: 240 is no slip for 250. */
const nearest = (known: Knowledge, word: string): string | undefined => {
  const isHan = /\p{Script=Han}/u.test(word);
  if (word.length < (isHan ? 3 : 4) || word.length > longestSlip || !readable.test(word) || knows(known, foldWord(word))) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  const initials = isHan ? initialsOf(word) : '';
  const isCode = !isHan && /\d/.test(word);
  const figures = digits(word);
  let found: string | undefined;
  let foundDistance = most + 1;
  let foundClasses = -1;
  const look = (other: string) => {
    if (Math.abs(other.length - word.length) > most || /\p{Script=Han}/u.test(other) !== isHan || digits(other) !== figures) return;
    // A character that is wrong is likelier than one that is too many.
    const distance = distanceOf(word, other, most) + (other.length === word.length ? 0 : 0.5);
    // One letter makes another model: only letters that changed places are a slip in a code.
    if (isCode && (other.length !== word.length || lettersOf(other) !== lettersOf(word))) return;
    const classes = known.book.wordClasses.get(foldWord(other))?.size ?? 0;
    if (distance >= most + 1 || distance > foundDistance || (distance === foundDistance && classes <= foundClasses)) return;
    // 控制线 is no slip for 控制器; a sign that begins with the same sound may be.
    if (isHan && word.length === 3 && other.length === 3 && initialsOf(other) !== initials) return;
    found = other;
    foundDistance = distance;
    foundClasses = classes;
  };
  for (const other of foldedWords()) look(other);
  for (const other of known.lexicon.words) look(other);
  return found;
};

const longestSlip = 24;
const readable = /^[\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}\d]+$/u;

const initialsOf = (word: string): string => spellTerm(word).initials;

const lettersOf = (word: string): string => [...word].toSorted().join('');

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
