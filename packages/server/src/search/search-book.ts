import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import type { PlateFamily } from '@mall/grammar/plate-book.ts';
import type { Figure } from '@mall/grammar/reading.ts';

export type BookClass = {
  no: number;
  id: Id;
  parentId: Id | null;
  level: number;
  names: Words;
  shown: boolean;
  below: Set<Id>;
  former: string[];
};
type BookBrand = { no: number; id: Id; name: string; enName: string; logo: string };
type BookLabel = { id: Id; key: string; names: Words; tone: 'green' | 'amber' | 'red' | 'blue' | 'grey'; value: number };
/**
 * One value of an attribute, or a label; `ids` are the same value's in all classes, `quoted` is its text as JSON. `keys` and `figures` are what it answers
 * to when somebody types a figure.
 */
export type BookValue = {
  no: number;
  id: Id;
  ids: Id[];
  text: string;
  /** What is shown of a value that is made of a column; others are read from their text. */
  words?: Words;
  quoted: string;
  group: number;
  sort: number;
  facet: boolean;
  keys: string[];
  figures: Figure[];
};
/** Attributes of one name over all classes. Group 0 is the labels. */
export type BookGroup = { no: number; id: Id; ids: Id[]; names: Words; sort: number; classes: Set<Id> };
type BookStore = { no: number; id: Id; open: boolean };
/** What operators say a word means; `key` is the word as it is compared. */
export type BookSynonym = { key: string; word: string; means: string };
export type ZoneRules = { kind: string; target: string }[];

export const noFacet = -1;

/**
 * What many goods share, small enough to hold whole: classes, brands, labels, facet values, stores and zones, each with a number that the
 * columns of the model use. Numbers only grow, so that a new book fits the columns of an old one.
 */
export type SearchBook = {
  classes: Map<Id, BookClass>;
  classByNo: BookClass[];
  brands: Map<Id, BookBrand>;
  brandByNo: BookBrand[];
  stores: Map<Id, BookStore>;
  storeByNo: BookStore[];
  storeOpen: Uint8Array;
  labels: Map<Id, BookLabel>;
  groups: BookGroup[];
  /** Those of them that are made of columns, which every class has. */
  madeGroups: BookGroup[];
  groupOfAttribute: Map<Id, BookGroup>;
  groupsOfClass: Map<Id, BookGroup[]>;
  values: BookValue[];
  /** By value: the group in which it is offered as a filter, or `noFacet`. */
  facetGroup: Int32Array;
  valueById: Map<Id, BookValue>;
  /** A store's shelf with those below it. */
  shelves: Map<Id, Id[]>;
  zones: Map<Id, ZoneRules>;
  /** Words of classes (all languages, parents' too, whole synonyms) and brands: goods are found by them without carrying them. */
  wordClasses: Map<string, Set<Id>>;
  /** The same, with the single words of synonyms: 断路器回路电阻 also says 断路器. */
  wideWordClasses: Map<string, Set<Id>>;
  wordBrands: Map<string, Set<Id>>;
  /** Values by the words that they are made of, by parts of those too, and by what they measure. */
  wordValues: Map<string, number[]>;
  wideWordValues: Map<string, number[]>;
  keyValues: Map<string, number[]>;
  /** Classes that became part of others. */
  mergedInto: Map<Id, Id>;
  /** Words of operators by their first sign, the longest first; and the plates that they wrote down. */
  synonyms: Map<string, BookSynonym[]>;
  plates: PlateFamily[];
  numbers: Numbers;
};

export type Numbers = { class: Map<string, number>; brand: Map<string, number>; store: Map<string, number>; value: Map<string, number> };
