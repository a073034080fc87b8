import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Figure } from '@mall/grammar/reading.ts';
import type { BookClass, BookValue, SearchBook } from './search-book.ts';

/** What planning looks up again and again, so that no word walks over the whole book. */
type BookIndex = {
  /** The figures of all values, by what they measure. */
  figures: Map<string, { no: number; figure: Figure }[]>;
  valuesOfGroup: Map<number, BookValue[]>;
  /** Classes of the third level by their Chinese name, and by its last sign. */
  leavesByName: Map<string, Id[]>;
  leavesByEnd: Map<string, BookClass[]>;
  /** The texts of all facet values, one a line, with the number of each and where it begins. */
  texts: { all: string; starts: number[]; numbers: number[] };
  /** Sections that others go on from: 4×95 of 4×95+1×50. */
  sectionsBegun: Set<string>;
};

const indexes = new WeakMap<SearchBook, BookIndex>();

const addTo = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

const textsOf = ({ values }: SearchBook): BookIndex['texts'] => {
  const told = values.filter((value) => value !== undefined && value.group > 0) as BookValue[];
  let at = 0;
  const starts = told.map(({ text }) => {
    const start = at;
    at += text.length + 1;
    return start;
  });
  return { all: told.map(({ text }) => text).join('\n'), starts, numbers: told.map(({ no }) => no) };
};

const sectionsBegunIn = ({ keyValues }: SearchBook): Set<string> => {
  const begun = new Set<string>();
  for (const key of keyValues.keys()) {
    if (!key.startsWith('section:')) continue;
    for (let at = key.indexOf('+'); at > 0; at = key.indexOf('+', at + 1)) begun.add(key.slice(0, at));
  }
  return begun;
};

const makeIndex = (book: SearchBook): BookIndex => {
  const index: BookIndex = {
    figures: new Map(),
    valuesOfGroup: new Map(),
    leavesByName: new Map(),
    leavesByEnd: new Map(),
    texts: textsOf(book),
    sectionsBegun: sectionsBegunIn(book),
  };
  for (const value of book.values) {
    if (!value) continue;
    addTo(index.valuesOfGroup, value.group, value);
    for (const figure of value.figures) addTo(index.figures, figure.quantity, { no: value.no, figure });
  }
  for (const one of book.classes.values()) {
    if (one.level !== 3) continue;
    for (const name of new Set([one.names.zh, ...one.former])) addTo(index.leavesByName, name, one.id);
    addTo(index.leavesByEnd, one.names.zh.at(-1) ?? '', one);
  }
  return index;
};

export const indexOf = (book: SearchBook): BookIndex => {
  let index = indexes.get(book);
  if (!index) {
    index = makeIndex(book);
    indexes.set(book, index);
  }
  return index;
};
