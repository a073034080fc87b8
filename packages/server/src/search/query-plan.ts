import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Want } from '@mall/grammar/reading.ts';
import type { Lexicon } from './lexicon.ts';
import type { SearchBook } from './search-book.ts';

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

export const makeDraft = (exact = ''): Draft => ({ pieces: [], exact, unmet: [], missing: [], items: [], hints: [] });

/** The lexicon also holds the words of classes and brands. */
export const knows = ({ lexicon }: Knowledge, word: string): boolean => lexicon.numbers.has(word);
