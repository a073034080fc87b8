import { hasBit } from './bits.ts';
import { type Fit, fitOfValues } from './fits.ts';
import { keptFit } from './keep-fits.ts';
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
  /** Whether a price is asked for, at least or at most. */
  priced: boolean;
  least: number;
  most: number;
  inStock: boolean;
  chosenGroups: readonly number[];
  wanted: number;
  /** Whether it takes a look at the specs to tell what passes. */
  bySpec: boolean;
};

/** Bits of the filters that fail: the chosen groups of values first, then these. */
export const failing = { class: 1 << 16, brand: 1 << 17, price: 1 << 18, source: 1 << 19, stock: 1 << 20 } as const;

export const filtersOf = (book: SearchBook, asked: Question): Filters => ({
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
  priced: asked.priceMin !== undefined || asked.priceMax !== undefined,
  least: asked.priceMin ?? Number.NEGATIVE_INFINITY,
  most: asked.priceMax ?? Number.POSITIVE_INFINITY,
  inStock: asked.inStock,
  chosenGroups: asked.chosen.map((one) => one.group),
  wanted: (1 << asked.chosen.length) - 1,
  bySpec: asked.chosen.length > 0 || asked.priceMin !== undefined || asked.priceMax !== undefined || asked.inStock,
});

/** Whether no filter is set that has counts of its own. */
export const isFree = (asked: Question): boolean =>
  !asked.classIds &&
  !asked.brandIds &&
  asked.chosen.length === 0 &&
  asked.priceMin === undefined &&
  asked.priceMax === undefined &&
  asked.source === undefined &&
  !asked.inStock;

/** What has one of the values chosen of a group, for every such group: asked of hundreds of thousands, a bit is told faster than a list is read. */
export type Chosen = readonly Fit[];

export const chosenIn = (segment: Segment, book: SearchBook, { chosen }: Pick<Question, 'chosen'>): Chosen =>
  chosen.map(({ values }) => keptFit(segment, book, 'all', { typed: '', alternatives: [], values }, () => fitOfValues(segment, values)));

/** Chosen groups of which all specs of a document have a value. */
export const groupsShared = (chosen: Chosen, document: number): number => {
  let seen = 0;
  for (let nth = 0; nth < chosen.length; nth += 1) if (hasBit((chosen[nth] as Fit).goods, document)) seen |= 1 << nth;
  return seen;
};

const groupsOwn = (chosen: Chosen, spec: number): number => {
  let seen = 0;
  for (let nth = 0; nth < chosen.length; nth += 1) {
    const { specs } = chosen[nth] as Fit;
    if (specs && hasBit(specs, spec)) seen |= 1 << nth;
  }
  return seen;
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
export const failsOfSpec = (filters: Filters, chosen: Chosen, segment: Segment, spec: number, shared: number): number => {
  const { wanted, priced, least, most, inStock } = filters;
  let fails = wanted === 0 ? 0 : wanted & ~(shared | groupsOwn(chosen, spec));
  if (priced) {
    const price = segment.specPrice[spec] as number;
    if (price < least || price > most) fails |= failing.price;
  }
  if (inStock && segment.specStocked[spec] !== 1) fails |= failing.stock;
  return fails;
};
