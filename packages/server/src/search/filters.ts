import type { Question } from './read-question.ts';
import type { SearchBook } from './search-book.ts';
import { type Segment, sourceNumbers } from './segment.ts';

export const maskOf = (size: number, numbers: Iterable<number | undefined>): Uint8Array => {
  const mask = new Uint8Array(size);
  for (const number of numbers) if (number !== undefined) mask[number] = 1;
  return mask;
};

/** Filters that have counts, in the shape that a walk wants them. */
export type Filters = {
  classes: Uint8Array | undefined;
  brands: Uint8Array | undefined;
  source: number;
  least: number;
  most: number;
  inStock: boolean;
  /** By value: one more than the place of its group among the chosen. */
  group: Uint8Array;
  chosenGroups: readonly number[];
  wanted: number;
  /** Whether it takes a look at the specs to tell what passes. */
  bySpec: boolean;
};

/** Bits of the filters that fail: the chosen groups of values first, then these. */
export const failing = { class: 1 << 16, brand: 1 << 17, price: 1 << 18, source: 1 << 19, stock: 1 << 20 } as const;

export const filtersOf = (book: SearchBook, asked: Question): Filters => {
  const group = new Uint8Array(book.numbers.value.size);
  for (const [nth, { values }] of asked.chosen.entries()) for (const value of values) group[value] = nth + 1;
  return {
    classes:
      asked.classIds &&
      maskOf(
        book.numbers.class.size,
        [...asked.classIds].map((id) => book.classes.get(id)?.no),
      ),
    brands:
      asked.brandIds &&
      maskOf(
        book.numbers.brand.size,
        asked.brandIds.map((id) => book.brands.get(id)?.no),
      ),
    source: asked.source === undefined ? -1 : sourceNumbers[asked.source],
    least: asked.priceMin ?? Number.NEGATIVE_INFINITY,
    most: asked.priceMax ?? Number.POSITIVE_INFINITY,
    inStock: asked.inStock,
    group,
    chosenGroups: asked.chosen.map((one) => one.group),
    wanted: (1 << asked.chosen.length) - 1,
    bySpec: asked.chosen.length > 0 || asked.priceMin !== undefined || asked.priceMax !== undefined || asked.inStock,
  };
};

/** Whether no filter is set that has counts of its own. */
export const isFree = (asked: Question): boolean =>
  !asked.classIds &&
  !asked.brandIds &&
  asked.chosen.length === 0 &&
  asked.priceMin === undefined &&
  asked.priceMax === undefined &&
  asked.source === undefined &&
  !asked.inStock;

/** Which chosen groups have a value among some. */
const groupsIn = (group: Uint8Array, values: Uint32Array, from: number, to: number): number => {
  let seen = 0;
  for (let at = from; at < to; at += 1) {
    const chosen = group[values[at] as number] as number;
    if (chosen > 0) seen |= 1 << (chosen - 1);
  }
  return seen;
};

/** Chosen groups of which all specs of a document have a value. */
export const groupsShared = ({ group, wanted }: Filters, segment: Segment, document: number): number => {
  if (wanted === 0) return 0;
  const from = segment.valueStart[document] as number;
  return groupsIn(group, segment.values, from, from + (segment.shared[document] as number));
};

/** Filters that a document fails whatever its specs. */
export const failsOfGoods = ({ classes, brands, source }: Filters, segment: Segment, document: number): number => {
  let fails = 0;
  if (classes && classes[segment.class[document] as number] !== 1) fails |= failing.class;
  if (brands && brands[segment.brand[document] as number] !== 1) fails |= failing.brand;
  if (source >= 0 && segment.source[document] !== source) fails |= failing.source;
  return fails;
};

/** Filters that a spec fails by itself; `shared` are the groups that its goods brings along. */
export const failsOfSpec = (filters: Filters, segment: Segment, spec: number, shared: number): number => {
  const { group, wanted, least, most, inStock } = filters;
  let fails = 0;
  if (wanted !== 0) {
    const own = groupsIn(group, segment.specValues, segment.specValueStart[spec] as number, segment.specValueStart[spec + 1] as number);
    fails = wanted & ~(shared | own);
  }
  const price = segment.specPrice[spec] as number;
  if (price < least || price > most) fails |= failing.price;
  if (inStock && segment.specStocked[spec] !== 1) fails |= failing.stock;
  return fails;
};
