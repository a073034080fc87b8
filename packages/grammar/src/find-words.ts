import { type WordMeaning, wordBook } from './word-book.ts';

export type FoundWord = { from: number; to: number; meaning: WordMeaning };

let longestFrom: Map<string, number> | undefined;

const openLongest = (): Map<string, number> => {
  const longest = new Map<string, number>();
  for (const word of wordBook().keys()) longest.set(word[0] as string, Math.max(longest.get(word[0] as string) ?? 0, word.length));
  return longest;
};

const latin = /[a-z0-9]/;
const han = /\p{Script=Han}/u;
const splitWords = /\p{Script=Han} \p{Script=Han}/u;

const isBordered = (lower: string, from: number, to: number): boolean => {
  if (latin.test(lower[from] as string) && latin.test(lower[from - 1] ?? '')) return false;
  if (latin.test(lower[to - 1] as string) && latin.test(lower[to] ?? '')) return false;
  // One sign is a word only by itself: 红, 铜.
  return to - from > 1 || !(han.test(lower[from - 1] ?? '') || han.test(lower[to] ?? ''));
};

/** Words of the trade in the folded text, left to right, the longest first; `taken` says where plates stand. */
export const findWords = (text: string, taken: (at: number) => boolean): FoundWord[] => {
  longestFrom ??= openLongest();
  const book = wordBook();
  const lower = text.toLowerCase();
  const found: FoundWord[] = [];
  for (let at = 0; at < lower.length; at += 1) {
    const reach = longestFrom.get(lower[at] as string);
    if (reach === undefined || taken(at)) continue;
    // A blank inside a code (RS 485, IEC 104) does not count; between Chinese words it ends the first.
    for (let to = Math.min(lower.length, at + reach + 2); to > at; to -= 1) {
      if (lower[to - 1] === ' ') continue;
      const stretch = lower.slice(at, to);
      if (splitWords.test(stretch)) continue;
      const meaning = book.get(stretch.includes(' ') ? stretch.replaceAll(' ', '') : stretch);
      if (!meaning || !isBordered(lower, at, to)) continue;
      found.push({ from: at, to, meaning });
      at = to - 1;
      break;
    }
  }
  return found;
};
