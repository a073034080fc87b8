import { addAll, addBits, type Bits, fillBits, keepCommon, makeBits, setBit, takeAway } from './bits.ts';
import type { Lexicon } from './lexicon.ts';
import { classesNamed } from './plan-query.ts';
import type { Question } from './read-question.ts';
import type { SearchBook, ZoneRules } from './read-search-book.ts';
import { documentOf, type Postings, type Segment, sourceNumbers } from './segment.ts';

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

/** What one segment holds of the answer: the documents that pass, and which of all documents belong to the better tiers, the best first. */
export type Hits = { passed: Bits; tiers: (Bits | undefined)[] };

/** Where a word counts: in the name; there, or in the names of class and brand; or anywhere. */
type Reach = 'name' | 'class' | 'all';

const addPostings = (bits: Bits, { start, docs }: Postings, key: number): void => {
  if (key >= 0 && key + 1 < start.length) addAll(bits, docs, start[key] as number, start[key + 1] as number);
};

/** Documents with all the words of one of the alternatives of every slot. */
export const matching = (segment: Segment, book: SearchBook, lexicon: Lexicon, { plan }: Question, reach: Reach): Bits => {
  const all = makeBits(segment.size);
  const slot = makeBits(segment.size);
  const alternative = makeBits(segment.size);
  const word = makeBits(segment.size);
  const addWord = (into: Bits, text: string) => {
    const number = lexicon.numbers.get(text);
    if (number !== undefined) {
      addPostings(into, segment.name, number);
      if (reach === 'all') addPostings(into, segment.other, number);
    }
    if (reach === 'name') return;
    for (const id of (reach === 'all' ? book.wideWordClasses : book.wordClasses).get(text) ?? [])
      addPostings(into, segment.classes, book.classes.get(id)?.no ?? -1);
    for (const id of book.wordBrands.get(text) ?? []) addPostings(into, segment.brands, book.brands.get(id)?.no ?? -1);
  };
  for (const [nth, { alternatives }] of plan.slots.entries()) {
    const into = nth === 0 ? all : slot.fill(0);
    for (const words of alternatives) {
      const [first = '', ...others] = words;
      if (others.length === 0) {
        addWord(into, first);
        continue;
      }
      addWord(alternative.fill(0), first);
      for (const other of others) {
        addWord(word.fill(0), other);
        keepCommon(alternative, word);
      }
      addBits(into, alternative);
    }
    if (nth > 0) keepCommon(all, slot);
  }
  return all;
};

const maskOf = (size: number, numbers: Iterable<number | undefined>): Uint8Array => {
  const mask = new Uint8Array(size);
  for (const number of numbers) if (number !== undefined) mask[number] = 1;
  return mask;
};

/** Whether a document belongs to the zone: any rule takes it in. */
const zoneTest = (segment: Segment, book: SearchBook, rules: ZoneRules): ((document: number) => boolean) => {
  const of = (kind: string) => rules.filter((rule) => rule.kind === kind).map((rule) => rule.target);
  if (of('all').length > 0) return () => true;
  const classes = maskOf(
    book.numbers.class.size,
    of('class').flatMap((id) => [...(book.classes.get(id)?.below ?? [])].map((below) => book.classes.get(below)?.no)),
  );
  const brands = maskOf(
    book.numbers.brand.size,
    of('brand').map((id) => book.brands.get(id)?.no),
  );
  const stores = maskOf(
    book.numbers.store.size,
    of('store').map((id) => book.stores.get(id)?.no),
  );
  const labels = new Set(of('label').map((id) => book.labels.get(id)?.value));
  const sources = new Set(of('source').map((word) => sourceNumbers[word as keyof typeof sourceNumbers]));
  const goods = new Set(of('goods').map(Number));
  return (document) => {
    if (classes[segment.class[document] as number] || brands[segment.brand[document] as number]) return true;
    if (stores[segment.store[document] as number] || sources.has(segment.source[document] as number)) return true;
    if (goods.size > 0 && goods.has(segment.goodsId[document] as number)) return true;
    if (labels.size > 0)
      for (let at = segment.valueStart[document] as number; at < (segment.valueStart[document + 1] as number); at += 1)
        if (labels.has(segment.values[at])) return true;
    return false;
  };
};

/** Filters without counts of their own, but for the store's being open. */
const heldTest = (segment: Segment, book: SearchBook, asked: Question): ((document: number) => boolean) | undefined => {
  const tests: ((document: number) => boolean)[] = [];
  if (asked.storeId !== undefined) {
    const store = book.stores.get(asked.storeId)?.no ?? -1;
    tests.push((document) => segment.store[document] === store);
  }
  if (asked.shelfIds) {
    const shelves = new Set(asked.shelfIds.map(Number));
    tests.push((document) => shelves.has(segment.shelf[document] as number));
  }
  if (asked.zoneId !== undefined) {
    const rules = book.zones.get(asked.zoneId);
    tests.push(rules ? zoneTest(segment, book, rules) : () => false);
  }
  if (tests.length === 0) return undefined;
  return (document) => tests.every((test) => test(document));
};

/** Where the walk begins: the documents that the words fit, or those named, or a store's, or a class's where nothing else is asked, or all. */
const baseOf = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question, onlyClass: boolean): Bits => {
  if (asked.goodsIds) {
    const bits = makeBits(segment.size);
    for (const id of asked.goodsIds) {
      const document = documentOf(segment, Number(id));
      if (document >= 0) setBit(bits, document);
    }
    return bits;
  }
  if (asked.plan.slots.length > 0) return matching(segment, book, lexicon, asked, 'all');
  const bits = makeBits(segment.size);
  if (asked.storeId !== undefined) addPostings(bits, segment.stores, book.stores.get(asked.storeId)?.no ?? -1);
  else if (onlyClass) for (const id of asked.classIds ?? []) addPostings(bits, segment.classes, book.classes.get(id)?.no ?? -1);
  else fillBits(bits, segment.size);
  return bits;
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

/**
 * One walk over the documents that the words fit counts every facet: a document that passes all filters counts everywhere, one that fails a single
 * filter only there. `onlyClass` leaves the counts of other classes to the caller, who knows them.
 */
export const searchSegment = (
  segment: Segment,
  book: SearchBook,
  lexicon: Lexicon,
  asked: Question,
  counts: Counts,
  onlyClass: boolean,
): Hits => {
  const base = baseOf(segment, book, lexicon, asked, onlyClass);
  takeAway(base, segment.gone);
  const held = heldTest(segment, book, asked);
  const filters = filtersOf(book, asked);
  const passed = makeBits(segment.size);
  const { class: classes, brand: brands, store: stores, source: sources, price: prices, stocked, valueStart, values } = segment;
  const { storeOpen } = book;
  const groupOf = (value: number): number => book.values[value]?.group ?? -1;
  const chosenGroups = asked.chosen.map(({ group }) => group);
  for (let place = 0; place < base.length; place += 1) {
    let rest = base[place] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (place << 5) + 31 - Math.clz32(lowest);
      if (storeOpen[stores[document] as number] !== 1 || (held && !held(document))) continue;
      const first = valueStart[document] as number;
      const end = valueStart[document + 1] as number;
      let fails = 0;
      if (filters.wanted !== 0) {
        let seen = 0;
        for (let at = first; at < end; at += 1) {
          const chosen = filters.group[values[at] as number] as number;
          if (chosen > 0) seen |= 1 << (chosen - 1);
        }
        fails = filters.wanted & ~seen;
      }
      const price = prices[document] as number;
      if (filters.classes && filters.classes[classes[document] as number] !== 1) fails |= failing.class;
      if (filters.brands && filters.brands[brands[document] as number] !== 1) fails |= failing.brand;
      if (price < filters.least || price > filters.most) fails |= failing.price;
      if (filters.source >= 0 && sources[document] !== filters.source) fails |= failing.source;
      if (asked.inStock && stocked[document] !== 1) fails |= failing.stock;
      if (fails === 0) {
        passed[place] = (passed[place] as number) | lowest;
        counts.total += 1;
        if (stocked[document] === 1) counts.inStock += 1;
        if (price < counts.cheapest) counts.cheapest = price;
        if (price > counts.dearest) counts.dearest = price;
        counts.classes[classes[document] as number] = (counts.classes[classes[document] as number] as number) + 1;
        counts.brands[brands[document] as number] = (counts.brands[brands[document] as number] as number) + 1;
        counts.stores[stores[document] as number] = (counts.stores[stores[document] as number] as number) + 1;
        counts.sources[sources[document] as number] = (counts.sources[sources[document] as number] as number) + 1;
        for (let at = first; at < end; at += 1) counts.values[values[at] as number] = (counts.values[values[at] as number] as number) + 1;
      } else if ((fails & (fails - 1)) === 0) {
        if (fails === failing.class)
          counts.classes[classes[document] as number] = (counts.classes[classes[document] as number] as number) + 1;
        else if (fails === failing.brand)
          counts.brands[brands[document] as number] = (counts.brands[brands[document] as number] as number) + 1;
        else if (fails === failing.source)
          counts.sources[sources[document] as number] = (counts.sources[sources[document] as number] as number) + 1;
        else if (fails === failing.stock) continue;
        else if (fails === failing.price) {
          if (price < counts.cheapest) counts.cheapest = price;
          if (price > counts.dearest) counts.dearest = price;
        } else {
          const missed = chosenGroups[31 - Math.clz32(fails)];
          for (let at = first; at < end; at += 1)
            if (groupOf(values[at] as number) === missed)
              counts.values[values[at] as number] = (counts.values[values[at] as number] as number) + 1;
        }
      }
    }
  }
  return { passed, tiers: tiersOf(segment, book, lexicon, asked) };
};

/**
 * Exact code; all words in the name of a goods of the class in question; all words in the names of goods, class and brand together; all words in the name
 * of anything. The rest is what is left.
 */
const tiersOf = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question): Hits['tiers'] => {
  if (asked.sort !== 'relevance' || asked.plan.slots.length === 0 || asked.limit === 0) return [];
  const exactDocs = segment.exact.get(asked.plan.exact.slice(0, 60));
  let exact: Bits | undefined;
  if (exactDocs) {
    exact = makeBits(segment.size);
    addAll(exact, exactDocs, 0, exactDocs.length);
  }
  const named = matching(segment, book, lexicon, asked, 'name');
  const classes = classesNamed(book, asked.plan);
  if (classes.size === 0) return [exact, undefined, undefined, named];
  const about = makeBits(segment.size);
  for (const id of classes) addPostings(about, segment.classes, book.classes.get(id)?.no ?? -1);
  const namedAbout = named.slice();
  keepCommon(namedAbout, about);
  keepCommon(about, matching(segment, book, lexicon, asked, 'class'));
  return [exact, namedAbout, about, named];
};
