import type { Id } from '@mall/contract/kernel/fields.ts';
import { foldedPhrases, foldWord, hanWords, isIgnored, longestName, normaliseText, type Run, runsOf } from './analyse-text.ts';
import { cutWords } from './cut-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { SearchBook } from './read-search-book.ts';
import { tradeDictionary } from './trade-words.ts';

/** A part of a query: any of the alternatives will do, each of which is words that must all be there. */
export type Slot = { typed: string; alternatives: string[][] };

/** What is looked for: every slot. `exact` is the whole query as a code; `unknown` are parts that no goods has. */
export type Plan = { slots: Slot[]; exact: string; unknown: string[] };

export type Knowledge = { lexicon: Lexicon; book: SearchBook };

const mostSlots = 8;
const mostExpanded = 200;

/** The lexicon also holds the words of classes and brands. */
export const knows = ({ lexicon }: Knowledge, word: string): boolean => lexicon.numbers.has(word);

/** Turns what was typed into what is looked for. The same for goods found in SQL and in memory. */
export const planQuery = (known: Knowledge, keyword: string): Plan => {
  const plan: Plan = { slots: [], exact: '', unknown: [] };
  const runs = runsOf(normaliseText(keyword));
  plan.exact = runs.map((run) => (run.kind === 'han' ? run.text : run.atoms.join(''))).join('');
  let codes: string[] = [];
  const flush = () => {
    planCodes(known, codes, plan);
    codes = [];
  };
  for (const run of withPhrases(runs, plan)) {
    if (run.kind === 'code') codes.push(...run.atoms.filter((atom) => !isIgnored(atom)));
    else {
      flush();
      planHan(known, run.text, plan);
    }
  }
  flush();
  plan.slots = plan.slots.slice(0, mostSlots);
  return plan;
};

/** Takes out phrases that are synonyms as a whole ('solar panel') and gives back the rest. */
const withPhrases = (runs: readonly Run[], plan: Plan): Run[] => {
  const parts = runs.flatMap((run) => (run.kind === 'han' ? [run.text] : run.atoms));
  for (const { atoms, word } of foldedPhrases) {
    const at = parts.findIndex((_, from) => atoms.every((atom, offset) => parts[from + offset] === atom));
    if (at < 0) continue;
    plan.slots.push({ typed: atoms.join(' '), alternatives: [[word], atoms.map(foldWord)] });
    const rest = [...parts.slice(0, at), ...parts.slice(at + atoms.length)];
    return rest.map((part) => (/\p{Script=Han}/u.test(part) ? { kind: 'han', text: part } : { kind: 'code', atoms: [part] }));
  }
  return [...runs];
};

const push = (plan: Plan, typed: string, alternatives: string[][]): void => {
  if (alternatives.length > 0) plan.slots.push({ typed, alternatives });
  else plan.unknown.push(typed);
};

const planHan = (known: Knowledge, text: string, plan: Plan): void => {
  const whole = foldWord(text);
  if (text.length > 1 && text.length <= longestName && knows(known, whole)) {
    push(plan, text, [[whole], ...partsOf(known, text)]);
    return;
  }
  for (const word of cutWords(tradeDictionary(), text)) if (!isIgnored(word)) push(plan, word, hanAlternatives(known, word));
};

const hanAlternatives = (known: Knowledge, word: string): string[][] => {
  if (word.length === 1) return containing(known, word);
  const main = foldWord(word);
  return [...(knows(known, main) ? [[main]] : []), ...partsOf(known, word)];
};

/** A compound also as its parts: 低压电力电缆 is what is 低压 and 电力电缆. */
const partsOf = (known: Knowledge, word: string): string[][] => {
  if (word.length < 4) return [];
  const inside = hanWords(word).filter((part) => part !== word && part.length > 1 && word.includes(part));
  const parts: string[] = [];
  for (let at = 0; at < word.length; ) {
    const next = inside.filter((part) => word.startsWith(part, at)).toSorted((one, other) => other.length - one.length)[0];
    if (!next || !knows(known, next)) return [];
    parts.push(next);
    at += next.length;
  }
  return [parts];
};

const wordsWhere = (known: Knowledge, wanted: (word: string) => boolean): string[][] => {
  const found: string[][] = [];
  for (const word of known.lexicon.words) {
    if (wanted(word)) found.push([word]);
    if (found.length >= mostExpanded) break;
  }
  return found;
};

/** A single character: whatever holds it. */
const containing = (known: Knowledge, character: string): string[][] =>
  wordsWhere(known, (word) => word.length <= 5 && word.includes(character));

const planCodes = (known: Knowledge, atoms: readonly string[], plan: Plan): void => {
  for (let from = 0; from < atoms.length; ) {
    // YJV 22 is YJV22 where goods are so named, and whatever has both where they are not.
    let to = Math.min(atoms.length, from + 6);
    while (to > from + 1 && !knows(known, atoms.slice(from, to).join(''))) to -= 1;
    const taken = atoms.slice(from, to);
    if (taken.length > 1) {
      const apart = taken.map(foldWord);
      push(plan, taken.join(' '), [[taken.join('')], ...(apart.every((word) => knows(known, word)) ? [apart] : [])]);
    } else push(plan, taken[0] ?? '', codeAlternatives(known, taken[0] ?? ''));
    from = to;
  }
};

const codeAlternatives = (known: Knowledge, atom: string): string[][] => {
  const main = foldWord(atom);
  const section = /^(\d+(?:\.\d+)?)mm2$/.exec(atom)?.[1];
  const direct = [main, ...(section ? [section] : [])].filter((word) => knows(known, word));
  if (direct.length > 0) return direct.map((word) => [word]);
  const split = splitCode(known, atom);
  if (split) return [split];
  // Half a model: what begins so.
  return atom.length >= 3 && /\d/.test(atom) ? wordsWhere(known, (word) => word.startsWith(atom)) : [];
};

/** YJV223x240, written without a gap: the fewest known words that make it up. */
const splitCode = (known: Knowledge, atom: string): string[] | undefined => {
  if (atom.length < 5 || !/\d/.test(atom)) return undefined;
  for (let at = atom.length - 2; at >= 2; at -= 1) {
    const [head, tail] = [atom.slice(0, at), atom.slice(at)];
    if (/\p{L}/u.test(head) && knows(known, head) && knows(known, tail)) return [head, tail];
  }
  return undefined;
};

/** Classes that a part of the query names, as it was typed and not by its parts: what the query is about. */
export const classesNamed = (book: SearchBook, { slots }: Plan): Set<Id> => {
  const found = new Set<Id>();
  for (const { alternatives } of slots)
    for (const word of alternatives[0] ?? []) for (const id of book.wordClasses.get(word) ?? []) found.add(id);
  return found;
};
