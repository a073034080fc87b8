import type { Bits } from './bits.ts';
import type { Question } from './read-question.ts';
import type { SearchBook } from './read-search-book.ts';
import { type Segment, sourceNumbers } from './segment.ts';

/** Counts over all segments of one search, by the numbers of the book. */
export type Counts = {
  total: number;
  inStock: number;
  cheapest: number;
  dearest: number;
  classes: Uint32Array;
  brands: Uint32Array;
  stores: Uint32Array;
  sources: Uint32Array;
  values: Uint32Array;
};

export const makeCounts = ({ numbers }: SearchBook): Counts => ({
  total: 0,
  inStock: 0,
  cheapest: Number.POSITIVE_INFINITY,
  dearest: Number.NEGATIVE_INFINITY,
  classes: new Uint32Array(numbers.class.size),
  brands: new Uint32Array(numbers.brand.size),
  stores: new Uint32Array(numbers.store.size),
  sources: new Uint32Array(3),
  values: new Uint32Array(numbers.value.size),
});

export const maskOf = (size: number, numbers: Iterable<number | undefined>): Uint8Array => {
  const mask = new Uint8Array(size);
  for (const number of numbers) if (number !== undefined) mask[number] = 1;
  return mask;
};

/** Filters that have counts, in the shape that the walk wants them. */
const filtersOf = (book: SearchBook, asked: Question) => {
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
    /** By value: one more than the place of its group among the chosen. */
    group,
    wanted: (1 << asked.chosen.length) - 1,
  };
};

/** Bits of the filters that a document fails: the chosen groups of values first, then these. */
const failing = { class: 1 << 16, brand: 1 << 17, price: 1 << 18, source: 1 << 19, stock: 1 << 20 } as const;

const raise = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

export type Walk = {
  segment: Segment;
  book: SearchBook;
  asked: Question;
  base: Bits;
  /** Gets those that pass every filter. */
  passed: Bits;
  counts: Counts;
  held: ((document: number) => boolean) | undefined;
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

/** The walk without filters, which most searches are: everything found counts everywhere. */
export const countFree = (segment: Segment, base: Bits, counts: Counts): void => {
  const { class: classes, brand: brands, store: stores, source: sources, price: prices, stocked, valueStart, values } = segment;
  const { classes: byClass, brands: byBrand, stores: byStore, sources: bySource, values: byValue } = counts;
  let { total, inStock, cheapest, dearest } = counts;
  for (let place = 0; place < base.length; place += 1) {
    let rest = base[place] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (place << 5) + 31 - Math.clz32(lowest);
      const price = prices[document] as number;
      total += 1;
      inStock += stocked[document] as number;
      if (price < cheapest) cheapest = price;
      if (price > dearest) dearest = price;
      raise(byClass, classes[document] as number);
      raise(byBrand, brands[document] as number);
      raise(byStore, stores[document] as number);
      raise(bySource, sources[document] as number);
      const end = valueStart[document + 1] as number;
      for (let at = valueStart[document] as number; at < end; at += 1) raise(byValue, values[at] as number);
    }
  }
  counts.total = total;
  counts.inStock = inStock;
  counts.cheapest = cheapest;
  counts.dearest = dearest;
};

/** The walk with filters: what passes all counts everywhere, what fails a single one only there. */
export const countFiltered = ({ segment, book, asked, base, passed, counts, held }: Walk): void => {
  const { class: classes, brand: brands, store: stores, source: sources, price: prices, stocked, valueStart, values } = segment;
  const { inStock } = asked;
  const { classes: classMask, brands: brandMask, source, least, most, group, wanted } = filtersOf(book, asked);
  const { classes: byClass, brands: byBrand, stores: byStore, sources: bySource, values: byValue } = counts;
  const chosenGroups = asked.chosen.map((one) => one.group);
  for (let place = 0; place < base.length; place += 1) {
    let rest = base[place] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (place << 5) + 31 - Math.clz32(lowest);
      if (held && !held(document)) continue;
      const first = valueStart[document] as number;
      const end = valueStart[document + 1] as number;
      let fails = 0;
      if (wanted !== 0) {
        let seen = 0;
        for (let at = first; at < end; at += 1) {
          const chosen = group[values[at] as number] as number;
          if (chosen > 0) seen |= 1 << (chosen - 1);
        }
        fails = wanted & ~seen;
      }
      const price = prices[document] as number;
      if (classMask && classMask[classes[document] as number] !== 1) fails |= failing.class;
      if (brandMask && brandMask[brands[document] as number] !== 1) fails |= failing.brand;
      if (price < least || price > most) fails |= failing.price;
      if (source >= 0 && sources[document] !== source) fails |= failing.source;
      if (inStock && stocked[document] !== 1) fails |= failing.stock;
      if ((fails & (fails - 1)) !== 0) continue;
      const passes = fails === 0;
      if (passes) {
        passed[place] = (passed[place] as number) | lowest;
        counts.total += 1;
        counts.inStock += stocked[document] as number;
        raise(byStore, stores[document] as number);
      }
      if (passes || fails === failing.class) raise(byClass, classes[document] as number);
      if (passes || fails === failing.brand) raise(byBrand, brands[document] as number);
      if (passes || fails === failing.source) raise(bySource, sources[document] as number);
      if (passes || fails === failing.price) {
        if (price < counts.cheapest) counts.cheapest = price;
        if (price > counts.dearest) counts.dearest = price;
      }
      if (passes) for (let at = first; at < end; at += 1) raise(byValue, values[at] as number);
      else if (fails < failing.class) {
        const missed = chosenGroups[31 - Math.clz32(fails)];
        for (let at = first; at < end; at += 1)
          if (book.values[values[at] as number]?.group === missed) raise(byValue, values[at] as number);
      }
    }
  }
};
