import type { Id } from '@mall/contract/kernel/fields.ts';
import { readText } from '@mall/grammar/read-text.ts';
import type { Part, Want } from '@mall/grammar/reading.ts';
import { codeKey, foldedPhrases, foldWord, hanWords, isIgnored, longestName, normaliseText, type Run, runsOf } from './analyse-text.ts';
import { cutWords } from './cut-words.ts';
import type { Lexicon } from './lexicon.ts';
import { classesOf, planWant } from './plan-want.ts';
import type { SearchBook } from './read-search-book.ts';
import { tradeDictionary } from './trade-words.ts';

/**
 * A part of a query. A spec has it when it has all the words of one of the alternatives, or one of the values, or a value of every list in `together`, or
 * is of one of the classes.
 */
export type Slot = {
  typed: string;
  alternatives: string[][];
  values?: readonly number[];
  together?: readonly (readonly number[])[];
  classes?: readonly Id[];
  /** Of those, the ones that are most likely meant. */
  about?: readonly Id[];
  /** Of a figure: what was wanted, and values that could stand in for it. */
  want?: Want;
  near?: readonly number[];
};

/**
 * What is looked for: every slot. `exact` is the whole query as a code; `unknown` are parts that no goods has, `unmet` are figures and `missing` models that none has; `items` may be
 * numbers printed on a label; `hints` are values that only say which spec is meant.
 */
export type Plan = {
  slots: Slot[];
  exact: string;
  unknown: string[];
  unmet: Want[];
  missing: Missing[];
  items: string[];
  hints: (readonly number[])[];
};

/** A model that no goods here has, with those that took its place. */
type Missing = { typed: string; nearest: string[] };

export type Knowledge = { lexicon: Lexicon; book: SearchBook };

export const nothingTyped: Plan = { slots: [], exact: '', unknown: [], unmet: [], missing: [], items: [], hints: [] };

const mostSlots = 8;
const mostExpanded = 200;

/** The lexicon also holds the words of classes and brands. */
export const knows = ({ lexicon }: Knowledge, word: string): boolean => lexicon.numbers.has(word);

/** Turns what was typed into what is looked for. The same for goods found in SQL and in memory. */
export const planQuery = (known: Knowledge, keyword: string): Plan => {
  const { parts, folded } = readText(keyword);
  const plan: Plan = { slots: [], exact: codeKey(keyword), unknown: [], unmet: [], missing: [], items: [], hints: [] };
  let from = 0;
  for (const part of parts) {
    if (isWordy(part)) continue;
    planWords(known, folded.slice(from, part.from), from, parts, plan);
    planPart(known, part, plan);
    from = part.to;
  }
  planWords(known, folded.slice(from), from, parts, plan);
  plan.slots = plan.slots.slice(0, mostSlots);
  return plan;
};

type Wordy = Extract<Part, { kind: 'word' | 'value' | 'modifier' | 'outside' }>;
const isWordy = (part: Part): part is Wordy =>
  part.kind === 'word' || part.kind === 'value' || part.kind === 'modifier' || part.kind === 'outside';

/** A stretch between figures and plates: nicknames and such by what they mean, the rest word by word. */
const planWords = (known: Knowledge, text: string, offset: number, parts: readonly Part[], plan: Plan): void => {
  let from = 0;
  for (const part of parts) {
    if (!isWordy(part) || part.from < offset || part.to > offset + text.length) continue;
    planPlain(known, text.slice(from, part.from - offset), plan);
    planWordy(known, part, plan);
    from = part.to - offset;
  }
  planPlain(known, text.slice(from), plan);
};

const planPlain = (known: Knowledge, text: string, plan: Plan): void => {
  let codes: string[] = [];
  const flush = () => {
    planCodes(known, codes, plan);
    codes = [];
  };
  for (const run of withPhrases(runsOf(normaliseText(text)), plan)) {
    if (run.kind === 'code') codes.push(...run.atoms.filter((atom) => !isIgnored(atom)));
    else {
      flush();
      planHan(known, run.text, plan);
    }
  }
  flush();
};

/** The words of a text alone, as alternatives; none where a part of it is unknown. */
const wordsOf = (known: Knowledge, text: string): string[][] => {
  const alone: Plan = { ...nothingTyped, slots: [], unknown: [] };
  planPlain(known, text, alone);
  if (alone.unknown.length > 0) return [];
  const [first, ...others] = alone.slots;
  if (others.length === 0) return first?.alternatives ?? [];
  return [alone.slots.flatMap((slot) => slot.alternatives[0] ?? [])];
};

const planWordy = (known: Knowledge, part: Wordy, plan: Plan): void => {
  if (part.kind === 'modifier' && (part.act === 'ignore' || part.act === 'model')) return;
  if (part.kind === 'modifier' || part.kind === 'outside') {
    planPlain(known, part.text, plan);
    return;
  }
  const alternatives = wordsOf(known, part.text);
  if (part.kind === 'value') {
    const values = part.wants.flatMap((want) => planWant(known.book, want).values);
    if (values.length > 0 || alternatives.length > 0) plan.slots.push({ typed: part.text, alternatives, values });
    else plan.unknown.push(part.text);
    return;
  }
  const classes = classesOf(known.book, part.classes);
  if (classes.length === 0 && alternatives.length === 0) plan.unknown.push(part.text);
  else
    plan.slots.push({ typed: part.text, alternatives, classes, about: part.likeliest ? classesOf(known.book, [part.likeliest]) : classes });
  for (const want of part.wants) planFigure(known, want, plan);
};

const planPart = (known: Knowledge, part: Exclude<Part, Wordy>, plan: Plan): void => {
  if (part.kind === 'item') {
    plan.items.push(part.text);
    // It may also be a model or a figure that only looks so.
    planPlain(known, part.text, plan);
    return;
  }
  if (part.kind === 'plate') planPlate(known, part, plan);
  for (const want of part.wants) planFigure(known, want, plan);
};

/** By its model where goods are so named; else as what the letters mean: its class and its figures. */
const planPlate = (known: Knowledge, part: Extract<Part, { kind: 'plate' }>, plan: Plan): void => {
  const alternatives = part.model === undefined ? [] : wordsOf(known, part.model);
  if (alternatives.length > 0) {
    plan.slots.push({ typed: part.model ?? part.text, alternatives });
    return;
  }
  const classes = classesOf(known.book, part.classes);
  if (classes.length === 0) {
    planPlain(known, part.text, plan);
    return;
  }
  plan.slots.push({ typed: part.text, alternatives: [], classes });
  plan.missing.push({ typed: part.model ?? part.text, nearest: part.older ? [part.older.now] : [] });
};

const planFigure = (known: Knowledge, want: Want, plan: Plan): void => {
  const { values, together, near } = planWant(known.book, want);
  if (want.weak) {
    if (values.length > 0) plan.hints.push(values);
    return;
  }
  // 1P is no word of 1P+N; but a bare 63 may stand in a model.
  const isBare = want.keys.every((key) => key.startsWith('n:'));
  const alternatives = values.length === 0 || isBare ? wordsOf(known, want.text) : [];
  const isThere = values.length > 0 || alternatives.length > 0 || (together.length > 0 && together.every((list) => list.length > 0));
  if (isThere) plan.slots.push({ typed: want.text, alternatives, values, together, want, near });
  else if (near.length > 0) plan.slots.push({ typed: want.text, alternatives: [], values: near, want });
  else plan.unmet.push(want);
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
  for (const { alternatives, classes = [], about } of slots) {
    if (!about) for (const word of alternatives[0] ?? []) for (const id of book.wordClasses.get(word) ?? []) found.add(id);
    for (const id of about ?? classes) found.add(id);
  }
  return found;
};
