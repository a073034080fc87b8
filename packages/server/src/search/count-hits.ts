import { type Bits, hasBit } from './bits.ts';
import { countOpen, noteOpen, type OpenGroup, openGroup } from './count-groups.ts';
import { type Chosen, type Filters, failing, failsOfGoods, failsOfSpec, groupsShared } from './filters.ts';
import type { Fit } from './fits.ts';
import { noFacet, type SearchBook } from './search-book.ts';
import type { Segment } from './segment.ts';

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

const raise = (counts: Uint32Array, at: number): void => {
  counts[at] = (counts[at] as number) + 1;
};

/** The walk without filters over goods of which all specs fit, which most searches are: everything found counts everywhere. */
export const countFree = (segment: Segment, base: Bits, counts: Counts): void => {
  const {
    class: classes,
    brand: brands,
    store: stores,
    source: sources,
    cheapest: lows,
    dearest: highs,
    stocked,
    valueStart,
    values,
  } = segment;
  const { classes: byClass, brands: byBrand, stores: byStore, sources: bySource, values: byValue } = counts;
  let { total, inStock, cheapest, dearest } = counts;
  for (let place = 0; place < base.length; place += 1) {
    let rest = base[place] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (place << 5) + 31 - Math.clz32(lowest);
      total += 1;
      inStock += stocked[document] as number;
      if ((lows[document] as number) < cheapest) cheapest = lows[document] as number;
      if ((highs[document] as number) > dearest) dearest = highs[document] as number;
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

export type Walk = {
  segment: Segment;
  book: SearchBook;
  filters: Filters;
  /** Goods of which at least one spec fits the words, and which specs those are. */
  found: Bits;
  fit: Fit;
  chosen: Chosen;
  /** Gets those that pass every filter. */
  passed: Bits;
  counts: Counts;
  held: ((document: number) => boolean) | undefined;
};

// Which goods counted a value last: several specs of a goods have it, and the goods counts once.
let countedBy = new Uint32Array(0);
let turn = 0;

const nextTurn = (values: number): void => {
  turn += 1;
  if (countedBy.length < values || turn > 0xffffffff) {
    countedBy = new Uint32Array(values);
    turn = 1;
  }
};

const countOnce = (counts: Uint32Array, value: number): void => {
  if (countedBy[value] === turn) return;
  countedBy[value] = turn;
  raise(counts, value);
};

/** Counts those of some values that belong to one group. */
const countGroup = ({ book, counts }: Walk, group: number, values: Uint32Array, from: number, to: number): void => {
  const { facetGroup } = book;
  for (let at = from; at < to; at += 1) if (facetGroup[values[at] as number] === group) countOnce(counts.values, values[at] as number);
};

/**
 * The walk with filters, or over single specs. What passes all filters counts everywhere, what fails one alone only there; a goods counts where one
 * of its specs does.
 */
export const countFiltered = (walk: Walk): void => {
  const { segment, book, filters, found, fit, passed, held, counts } = walk;
  const byGoods = !filters.bySpec;
  const open = filters.chosenGroups.map((group) => openGroup(segment, book, counts.values, found, group));
  for (let place = 0; place < found.length; place += 1) {
    let rest = found[place] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (place << 5) + 31 - Math.clz32(lowest);
      if (held && !held(document)) continue;
      const fails = failsOfGoods(filters, segment, document);
      if ((fails & (fails - 1)) !== 0) continue;
      // No filter looks at specs, so that all of them fail the same.
      if (byGoods && fails !== 0) {
        countPlace(walk, document, false, fails);
        continue;
      }
      const whole = hasBit(fit.goods, document);
      if (whole && byGoods ? countGoods(walk, document) : countSpecs(walk, open, document, fails, whole))
        passed[place] = (passed[place] as number) | lowest;
    }
  }
  for (const group of open) if (group) countOpen(segment, counts.values, group);
};

const countPlace = ({ segment, counts }: Walk, document: number, passes: boolean, seen: number): void => {
  if (passes) {
    counts.total += 1;
    raise(counts.stores, segment.store[document] as number);
  }
  if (passes || seen & failing.class) raise(counts.classes, segment.class[document] as number);
  if (passes || seen & failing.brand) raise(counts.brands, segment.brand[document] as number);
  if (passes || seen & failing.source) raise(counts.sources, segment.source[document] as number);
};

/** A goods that passes with all its specs. */
const countGoods = (walk: Walk, document: number): true => {
  const { segment, counts } = walk;
  countPlace(walk, document, true, 0);
  counts.inStock += segment.stocked[document] as number;
  counts.cheapest = Math.min(counts.cheapest, segment.cheapest[document] as number);
  counts.dearest = Math.max(counts.dearest, segment.dearest[document] as number);
  for (let at = segment.valueStart[document] as number; at < (segment.valueStart[document + 1] as number); at += 1)
    raise(counts.values, segment.values[at] as number);
  return true;
};

const countSpecs = (walk: Walk, open: readonly (OpenGroup | undefined)[], document: number, failsAll: number, whole: boolean): boolean => {
  const { segment, book, filters, fit, chosen, counts } = walk;
  const { specStart, specPrice, specStocked, specValueStart, specValues, valueStart, values } = segment;
  const shared = groupsShared(chosen, document);
  const end = specStart[document + 1] as number;
  let passes = false;
  let stocked = false;
  let seen = 0;
  nextTurn(counts.values.length);
  for (let spec = specStart[document] as number; spec < end; spec += 1) {
    if (!whole && !(fit.specs && hasBit(fit.specs, spec))) continue;
    const fails = failsAll | failsOfSpec(filters, chosen, segment, spec, shared);
    if ((fails & (fails - 1)) !== 0) continue;
    if (fails === 0 || fails === failing.price) {
      counts.cheapest = Math.min(counts.cheapest, specPrice[spec] as number);
      counts.dearest = Math.max(counts.dearest, specPrice[spec] as number);
    }
    if (fails < failing.class) noteOpen(open, fails, document, spec);
    if (fails === 0) {
      stocked ||= specStocked[spec] === 1;
      if (!passes) {
        const from = valueStart[document] as number;
        const sharedEnd = from + (segment.shared[document] as number);
        for (let at = from; at < sharedEnd; at += 1) countOnce(counts.values, values[at] as number);
      }
      passes = true;
      for (let at = specValueStart[spec] as number; at < (specValueStart[spec + 1] as number); at += 1)
        if (book.facetGroup[specValues[at] as number] !== noFacet) countOnce(counts.values, specValues[at] as number);
    } else if (fails < failing.class && !open[31 - Math.clz32(fails)]) countMissed(walk, document, spec, fails);
    seen |= fails;
  }
  if (stocked) counts.inStock += 1;
  countPlace(walk, document, passes, seen);
  return passes;
};

/** A spec that fails one chosen group alone counts for the values of that group. */
const countMissed = (walk: Walk, document: number, spec: number, fails: number): void => {
  const { valueStart, shared, values, specValueStart, specValues } = walk.segment;
  const group = walk.filters.chosenGroups[31 - Math.clz32(fails)] ?? noFacet;
  if (group === noFacet) return;
  const from = valueStart[document] as number;
  countGroup(walk, group, values, from, from + (shared[document] as number));
  countGroup(walk, group, specValues, specValueStart[spec] as number, specValueStart[spec + 1] as number);
};
