import { foldText } from '@mall/grammar/fold-text.ts';
import { type Knowledge, knows } from './query-plan.ts';
import type { BookSynonym } from './search-book.ts';
import { breaksWord } from './trade-words.ts';

const latin = /[a-z0-9]/;

/** A word as operators' words are compared: as the grammar folds it, in one case. */
export const synonymKey = (word: string): string => foldText(word).toLowerCase();

const isBordered = (lower: string, from: number, to: number): boolean =>
  !(latin.test(lower[from] ?? '') && latin.test(lower[from - 1] ?? '')) &&
  !(latin.test(lower[to - 1] ?? '') && latin.test(lower[to] ?? ''));

/** What was typed, with what operators say its words mean in their place, once from left to right: a meaning is not read for further words. */
export const sayOtherwise = (known: Knowledge, typed: string): { text: string; said: BookSynonym[] } => {
  const { synonyms } = known.book;
  if (synonyms.size === 0) return { text: typed, said: [] };
  const folded = foldText(typed);
  const lower = folded.toLowerCase();
  // A few signs change their length with their case; then nothing is told by its place.
  if (lower.length !== folded.length) return { text: typed, said: [] };
  const said: BookSynonym[] = [];
  let text = '';
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const found = synonyms
      .get(lower[at] as string)
      ?.find(
        ({ key }) =>
          lower.startsWith(key, at) &&
          isBordered(lower, at, at + key.length) &&
          !breaksWord(folded, at, at + key.length, (word) => knows(known, word)),
      );
    if (!found) continue;
    text += `${folded.slice(from, at)} ${found.means} `;
    said.push(found);
    from = at + found.key.length;
    at = from - 1;
  }
  return said.length === 0 ? { text: typed, said } : { text: `${text}${folded.slice(from)}`.replaceAll(/ {2,}/g, ' ').trim(), said };
};
