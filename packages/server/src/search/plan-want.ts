import type { Id } from '@mall/contract/kernel/fields.ts';
import { nearestValue } from '@mall/grammar/nearest-value.ts';
import type { Compare, Condition, Figure, Want } from '@mall/grammar/reading.ts';
import type { BookValue, SearchBook } from './read-search-book.ts';

/** What a want comes to in the values that goods have; `near` are those that could stand in for it. */
export type Wanted = { values: number[]; together: number[][]; near: number[] };

const isOf = (book: SearchBook, value: BookValue, attributes: readonly string[] | undefined): boolean =>
  attributes === undefined || attributes.includes(book.groups[value.group]?.names.zh ?? '');

const byKeys = (book: SearchBook, keys: readonly string[], attributes: readonly string[] | undefined): number[] =>
  [...new Set(keys.flatMap((key) => book.keyValues.get(key) ?? []))].filter((no) => {
    const value = book.values[no];
    return value !== undefined && isOf(book, value, attributes);
  });

const overlaps = (figure: Figure, { quantity, low, high }: Figure): boolean =>
  figure.quantity === quantity && figure.high >= low && figure.low <= high;

const byFigures = (book: SearchBook, asked: readonly Figure[], attributes: readonly string[] | undefined): number[] =>
  asked.length === 0
    ? []
    : book.values.flatMap((value) =>
        value?.figures.some((figure) => asked.some((one) => overlaps(figure, one))) && isOf(book, value, attributes) ? [value.no] : [],
      );

const ofCondition = (book: SearchBook, { keys, figure }: Condition, attributes: readonly string[] | undefined): number[] => [
  ...new Set([...byKeys(book, keys, attributes), ...byFigures(book, figure ? [figure] : [], attributes)]),
];

const asFigure = ({ quantity, low, high }: Compare): Figure => ({ quantity, low, high });

/** Looks a want up among the values that the mall's goods have. */
export const planWant = (book: SearchBook, want: Want): Wanted => {
  const { attributes } = want;
  return {
    values: [...new Set([...byKeys(book, want.keys, attributes), ...byFigures(book, (want.compare ?? []).map(asFigure), attributes)])],
    together: (want.together ?? []).map((condition) => ofCondition(book, condition, attributes)),
    near: byKeys(book, want.near ?? [], attributes),
  };
};

/** Third-level classes by the names that the trade's grammar uses. */
export const classesOf = (book: SearchBook, names: readonly string[]): Id[] =>
  names.length === 0
    ? []
    : [...book.classes.values()].filter((one) => one.level === 3 && names.includes(one.names.zh)).map((one) => one.id);

/** The values nearest to a want, among some, the nearest first. */
export const nearestTo = (book: SearchBook, want: Want, among: Iterable<number>): BookValue[] => {
  const candidates = new Map<string, BookValue>();
  for (const no of among) {
    const value = book.values[no];
    if (value && isOf(book, value, want.attributes) && !candidates.has(value.text)) candidates.set(value.text, value);
  }
  return nearestValue(want, [...candidates.keys()]).flatMap((text) => candidates.get(text) ?? []);
};
