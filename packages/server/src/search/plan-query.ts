import type { Id } from '@mall/contract/kernel/fields.ts';
import { readText } from '@mall/grammar/read-text.ts';
import type { Part, Want } from '@mall/grammar/reading.ts';
import { codeKey, foldWord } from './analyse-text.ts';
import type { Lexicon } from './lexicon.ts';
import { nameFigures } from './name-figures.ts';
import { isWordy, planPart, planWordy } from './plan-parts.ts';
import { planPlain } from './plan-words.ts';
import type { SearchBook } from './read-search-book.ts';
import { breaksWord } from './trade-words.ts';

/** How a spec may have a part of a query: all the words of one of the alternatives, one of the values, a value of every list in `together`, or one of the classes. */
export type Ways = {
  alternatives: string[][];
  values?: readonly number[];
  together?: readonly (readonly number[])[];
  classes?: readonly Id[];
};

/** A part of a query, as it was typed, and the ways in which it is met. */
export type Slot = Ways & {
  typed: string;
  /** Of the classes, the ones that are most likely meant. */
  about?: readonly Id[];
  /** Of a figure: what was wanted, and values that could stand in for it. */
  want?: Want;
  near?: readonly number[];
  /** A model: its words only count in the name of the goods. */
  named?: boolean;
  /** Further ways, which count where these lead nowhere: a range that takes the figure in, a word of the name for a value. */
  also?: Ways;
  /** A sign that says little by itself and may be given up first. */
  soft?: boolean;
  /** What the rest of the query is about: surely for a plate, a nickname or a brand (2), probably for a word of a class (1). */
  anchor?: 1 | 2;
};

/**
 * What is looked for: every slot. `exact` is the whole query as a code; `unknown` are parts that no goods has, and `slips` the stretches in which they stand;
 * `unmet` are figures and `missing` models that none has; `items` may be numbers printed on a label; `hints` are values that probably say which spec is meant.
 */
export type Plan = {
  slots: Slot[];
  exact: string;
  unknown: string[];
  slips: string[];
  unmet: Want[];
  missing: Missing[];
  items: string[];
  hints: (readonly number[])[];
};

/** A model that no goods here has, with those that took its place. */
type Missing = { typed: string; nearest: string[] };

export type Knowledge = { lexicon: Lexicon; book: SearchBook };

/** A slot in the making; `lost` is the stretch in which a word stands that no goods has. */
export type Piece = Slot & { lost?: string };

/** A plan in the making: its pieces in the order in which they were typed. */
export type Draft = Omit<Plan, 'slots' | 'unknown' | 'slips'> & { pieces: Piece[] };

export const nothingTyped: Plan = { slots: [], exact: '', unknown: [], slips: [], unmet: [], missing: [], items: [], hints: [] };

const mostSlots = 8;
const mostHints = 4;

export const makeDraft = (exact = ''): Draft => ({ pieces: [], exact, unmet: [], missing: [], items: [], hints: [] });

/** The lexicon also holds the words of classes and brands. */
export const knows = ({ lexicon }: Knowledge, word: string): boolean => lexicon.numbers.has(word);

/** Turns what was typed into what is looked for. The same for goods found in SQL and in memory. `classId` is the class in whose list it was typed. */
export const planQuery = (known: Knowledge, keyword: string, classId?: Id): Plan => {
  const within = classId === undefined ? undefined : known.book.classes.get(classId);
  const { parts, folded } = readText(keyword, within?.level === 3 ? { classHint: within.names.zh } : {});
  const draft = makeDraft(codeKey(keyword));
  const fitting = parts.filter((part) => !isWordy(part) || !breaksWord(folded, part.from, part.to, (word) => knows(known, foldWord(word))));
  let from = 0;
  for (const part of fitting) {
    if (part.from < from) continue;
    planPlain(known, folded.slice(from, part.from), draft);
    if (isWordy(part)) planWordy(known, firstOf(fitting, part) ?? part, draft);
    else planPart(known, part, draft);
    from = part.to;
  }
  planPlain(known, folded.slice(from), draft);
  return finish(known, draft);
};

/** A word may be several things at once: 接地 describes and names a value. What was read first counts. */
const firstOf = (parts: readonly Part[], { from, to }: Part) => parts.filter(isWordy).find((part) => part.from === from && part.to === to);

const finish = (known: Knowledge, draft: Draft): Plan => {
  const pieces = nameFigures(known.book, draft.pieces);
  const lost = pieces.filter((piece) => piece.lost !== undefined);
  const slots = pieces.filter((piece) => piece.lost === undefined);
  const { pieces: _, ...rest } = draft;
  return {
    ...rest,
    // What is too much to be looked for at once is said.
    missing: [...draft.missing, ...slots.slice(mostSlots).map(({ typed }) => ({ typed, nearest: [] }))],
    hints: draft.hints.slice(0, mostHints),
    slots: slots.slice(0, mostSlots),
    unknown: lost.map((piece) => piece.typed),
    slips: [...new Set(lost.map((piece) => piece.lost ?? ''))],
  };
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
