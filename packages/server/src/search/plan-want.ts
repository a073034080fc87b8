import type { Id } from '@mall/contract/kernel/fields.ts';
import { nearestValue } from '@mall/grammar/nearest-value.ts';
import type { Compare, Condition, Figure, Want } from '@mall/grammar/reading.ts';
import { indexOf } from './index-book.ts';
import type { BookValue, SearchBook } from './search-book.ts';

/**
 * What a want comes to in the values that goods have: `exact` ones, those that are as large or small as asked, those that hold only in all lists
 * `together`, and `near` ones that could stand in for it.
 */
type Wanted = { exact: number[]; compared: number[]; together: number[][]; near: number[] };

const isOf = (book: SearchBook, value: BookValue, attributes: readonly string[] | undefined): boolean =>
  attributes === undefined || attributes.length === 0 || attributes.includes(book.groups[value.group]?.names.zh ?? '');

const byKeys = (book: SearchBook, keys: readonly string[], attributes: readonly string[] | undefined): number[] =>
  [...new Set(keys.flatMap((key) => book.keyValues.get(key) ?? []))].filter((no) => {
    const value = book.values[no];
    return value !== undefined && isOf(book, value, attributes);
  });

const overlaps = (figure: Figure, { low, high }: Figure): boolean => figure.high >= low && figure.low <= high;

/** A range that ends at the figure: 0～450V for 450V. */
const endsAt = (figure: Figure, { high }: Figure): boolean => figure.high === high && figure.low < figure.high;

const byFigures = (
  book: SearchBook,
  asked: readonly Figure[],
  attributes: readonly string[] | undefined,
  fits: (figure: Figure, asked: Figure) => boolean,
): number[] => {
  const found = new Set<number>();
  for (const one of asked)
    for (const { no, figure } of indexOf(book).figures.get(one.quantity) ?? [])
      if (fits(figure, one) && !found.has(no) && isOf(book, book.values[no] as BookValue, attributes)) found.add(no);
  return [...found];
};

const ofCondition = (book: SearchBook, { keys, figure }: Condition, attributes: readonly string[] | undefined): number[] => [
  ...new Set([...byKeys(book, keys, attributes), ...byFigures(book, figure ? [figure] : [], attributes, overlaps)]),
];

const asFigure = ({ quantity, low, high }: Compare): Figure => ({ quantity, low, high });

/** 4×95, which is another cable than 4×95+1×50. */
const isPlainSection = ({ keys }: Want): boolean => keys.some((key) => key.startsWith('section:') && !key.includes('+'));
const hasMoreCores = (book: SearchBook, no: number): boolean =>
  book.values[no]?.keys.some((key) => key.startsWith('section:') && key.includes('+')) ?? false;

/** Whether it is only the beginning of sections that goods have: as a word it would find those. */
export const isPartOfSection = (book: SearchBook, { keys }: Want): boolean => {
  const section = keys.find((key) => key.startsWith('section:') && !key.includes('+'));
  return section !== undefined && indexOf(book).sectionsBegun.has(section);
};

/** Looks a want up among the values that the mall's goods have. */
export const planWant = (book: SearchBook, want: Want): Wanted => {
  const { attributes, compare = [], together = [] } = want;
  const point = together.length === 1 && together[0]?.figure && compare.length === 0 ? [together[0].figure] : [];
  const fits = isPlainSection(want) ? (no: number) => !hasMoreCores(book, no) : () => true;
  return {
    exact: [...new Set([...byKeys(book, want.keys, attributes), ...byFigures(book, point, attributes, endsAt)])].filter(fits),
    compared: byFigures(book, compare.map(asFigure), attributes, overlaps),
    together: together.map((condition) => ofCondition(book, condition, attributes).filter(fits)),
    near: byKeys(book, want.near ?? [], attributes),
  };
};

/** Third-level classes by the names that the trade's grammar uses. */
export const classesOf = (book: SearchBook, names: readonly string[]): Id[] =>
  names.length === 0 ? [] : [...new Set(names)].flatMap((name) => indexOf(book).leavesByName.get(name) ?? []);

const isInside = (short: string, long: string): boolean => {
  let at = 0;
  for (const sign of long) if (sign === short[at]) at += 1;
  return at === short.length;
};

/** Classes of which a word leaves signs out, but not the last: 钳形表 for 钳形电流表. */
export const classesShortFor = (book: SearchBook, word: string): Id[] => {
  if (word.length < 3) return [];
  return (indexOf(book).leavesByEnd.get(word.at(-1) ?? '') ?? [])
    .filter(({ names: { zh } }) => word.length * 5 >= zh.length * 2 && isInside(word, zh))
    .map((one) => one.id);
};

/** Classes of whose name a stretch is a part: 棒形 of 棒形悬式复合绝缘子. */
export const classesHolding = (book: SearchBook, stretch: string): Id[] =>
  [...book.classes.values()].filter(({ level, names: { zh } }) => level === 3 && zh.includes(stretch)).map((one) => one.id);

/** Values of which a stretch is a part: 双大钩 of 双大钩缓冲包. */
export const valuesHolding = (book: SearchBook, stretch: string): number[] => {
  const { all, starts, numbers } = indexOf(book).texts;
  const found: number[] = [];
  let nth = 0;
  for (let at = all.indexOf(stretch); at >= 0; at = all.indexOf(stretch, starts[nth + 1] ?? all.length + 1)) {
    while ((starts[nth + 1] ?? Number.POSITIVE_INFINITY) <= at) nth += 1;
    found.push(numbers[nth] as number);
    if (nth + 1 === starts.length) break;
  }
  return found;
};

/** Values of some classes of which a word leaves signs out, but not the first and the last. */
export const valuesShortBy = (book: SearchBook, word: string, classes: readonly Id[]): number[] => {
  const groups = new Set(classes.flatMap((id) => (book.groupsOfClass.get(id) ?? []).map((group) => group.no)));
  const found: number[] = [];
  for (const group of groups)
    for (const { no, text } of indexOf(book).valuesOfGroup.get(group) ?? [])
      if (text[0] === word[0] && text.at(-1) === word.at(-1) && isInside(word, text)) found.push(no);
  return found.toSorted((one, other) => one - other);
};

/** Values that are printed so. */
export const valuesOfText = (book: SearchBook, text: string): number[] => book.keyValues.get(`v:${text.toLowerCase()}`) ?? [];

/** Of some values, those whose signs stand in this order in what was typed or the other way round: 玻璃对开门 for 玻璃门. */
export const valuesAlike = (book: SearchBook, typed: string, among: Iterable<number>): number[] => {
  const found: number[] = [];
  for (const no of among) {
    const text = book.values[no]?.text ?? '';
    if (text.length > 1 && (isInside(typed, text) || (text.length > 2 && isInside(text, typed)))) found.push(no);
  }
  return found;
};

/** The values nearest to a want, among some, the nearest first. */
export const nearestTo = (book: SearchBook, want: Want, among: Iterable<number>): BookValue[] => {
  const candidates = new Map<string, BookValue>();
  for (const no of among) {
    const value = book.values[no];
    if (value && isOf(book, value, want.attributes) && !candidates.has(value.text)) candidates.set(value.text, value);
  }
  return nearestValue(want, [...candidates.keys()]).flatMap((text) => candidates.get(text) ?? []);
};
