import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { figuresOfValue } from '@mall/grammar/figures-of-value.ts';
import { keysOfValue } from '@mall/grammar/keys-of-value.ts';
import { orderOfValue } from '@mall/grammar/order-of-value.ts';
import * as z from 'zod';
import { WordsColumn } from '../kernel/read-rows.ts';
import { analyseText } from './analyse-text.ts';
import type { BookGroup, BookValue, SearchBook } from './search-book.ts';

export const LabelRow = z.strictObject({
  id: z.string(),
  key: z.string(),
  names: WordsColumn,
  tone: z.enum(['green', 'amber', 'red', 'blue', 'grey']),
});
export type LabelRow = z.infer<typeof LabelRow>;
export const ValueRow = z.strictObject({
  id: z.string(),
  attribute_id: z.string(),
  class_id: z.string(),
  names: WordsColumn,
  value: z.string(),
  facet: z.boolean(),
  group_sort: z.number(),
  sort: z.number(),
  also: z.array(z.string()),
});
export type ValueRow = z.infer<typeof ValueRow>;

const labelGroup: Words = { zh: '标签', en: 'Labels', fra: 'Étiquettes', spa: 'Etiquetas', pt: 'Etiquetas', ru: 'Метки' };

const addNumber = (map: Map<string, number[]>, key: string, no: number): void => {
  const known = map.get(key);
  if (!known) map.set(key, [no]);
  else if (!known.includes(no)) known.push(no);
};

/** Figures decide the order of values: 10A, 63A, 400A; words keep the order in which the class lists them. */
const compareOrders = (one: readonly number[], other: readonly number[]): number => {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

const learnWords = (book: SearchBook, value: BookValue, text = value.text): void => {
  const { words, weak } = analyseText(text);
  for (const word of words) addNumber(book.wordValues, word, value.no);
  for (const word of [...words, ...weak]) addNumber(book.wideWordValues, word, value.no);
};

/**
 * Every value that goods have, the labels first. Values of one attribute name that mean the same are one, whatever class they stand in; what is no facet is
 * found by, too, but never offered.
 */
export const addValues = (
  book: SearchBook,
  labels: readonly LabelRow[],
  values: readonly ValueRow[],
  numberOf: (key: string) => number,
): void => {
  book.groups.push({ no: 0, id: '0', ids: [], names: labelGroup, sort: 0, classes: new Set() });
  for (const [place, row] of labels.entries()) {
    const no = numberOf(`label:${row.id}`);
    book.values[no] = {
      no,
      id: row.id,
      ids: [],
      text: row.names.zh,
      quoted: JSON.stringify(row.names.zh),
      group: 0,
      sort: place,
      facet: true,
      keys: [],
      figures: [],
    };
    book.labels.set(row.id, { ...row, value: no });
  }
  const groups = new Map<string, BookGroup>();
  const orders = new Map<BookValue, readonly number[]>();
  for (const row of values) {
    const attribute = row.names.zh;
    let group = groups.get(attribute);
    if (!group) {
      group = { no: book.groups.length, id: row.attribute_id, ids: [], names: row.names, sort: row.group_sort, classes: new Set() };
      groups.set(attribute, group);
      book.groups.push(group);
    }
    if (group.ids.at(-1) !== row.attribute_id) group.ids.push(row.attribute_id);
    if (row.facet) offerGroup(book, group, row);
    // The trade's tables know a class by its first name.
    const own = book.classes.get(row.class_id);
    const asked = { className: own?.former[0] ?? own?.names.zh ?? '', attribute, value: row.value };
    const keys = keysOfValue(asked);
    const value = putValue(book, group, row, numberOf(`${attribute}:${keys[0]}`));
    for (const key of keys) {
      if (!value.keys.includes(key)) value.keys.push(key);
      addNumber(book.keyValues, key, value.no);
    }
    value.figures.push(...figuresOfValue(asked));
    for (const spelling of row.also) {
      for (const key of keysOfValue({ ...asked, value: spelling })) addNumber(book.keyValues, key, value.no);
      learnWords(book, value, spelling);
    }
    orders.set(value, orderOfValue(attribute, row.value));
  }
  const inOrder = [...orders].toSorted(
    ([one, first], [other, second]) => compareOrders(first, second) || one.sort - other.sort || one.no - other.no,
  );
  for (const [place, [value]] of inOrder.entries()) {
    value.sort = place;
    learnWords(book, value);
  }
};

const offerGroup = (book: SearchBook, group: BookGroup, row: ValueRow): void => {
  // By the first of its attributes that can be chosen: of the others no address may speak.
  if (group.classes.size === 0) group.id = row.attribute_id;
  book.groupOfAttribute.set(row.attribute_id, group);
  if (!group.classes.has(row.class_id)) book.groupsOfClass.set(row.class_id, [...(book.groupsOfClass.get(row.class_id) ?? []), group]);
  group.classes.add(row.class_id);
};

const putValue = (book: SearchBook, group: BookGroup, row: ValueRow, no: number): BookValue => {
  const known = book.values[no];
  const value: BookValue = known ?? {
    no,
    id: row.id as Id,
    ids: [],
    text: row.value,
    quoted: JSON.stringify(row.value),
    group: group.no,
    sort: row.sort,
    facet: false,
    keys: [],
    figures: [],
  };
  value.ids.push(row.id);
  value.facet ||= row.facet;
  book.values[no] = value;
  book.valueById.set(row.id, value);
  return value;
};
