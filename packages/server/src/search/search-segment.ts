import { addAll, addBits, type Bits, copyBits, fillBits, keepCommon, removeAll, scratchBits, setBit, takeAway } from './bits.ts';
import { type Counts, countFiltered, countFree, isFree, maskOf } from './count-hits.ts';
import type { Lexicon } from './lexicon.ts';
import { classesNamed } from './plan-query.ts';
import type { Question } from './read-question.ts';
import type { SearchBook, ZoneRules } from './read-search-book.ts';
import { documentOf, type Postings, type Segment, sourceNumbers, wordIn } from './segment.ts';
import { addClassSum, wholeClasses } from './sum-classes.ts';

/** The documents that both sets have. */
export type Tier = readonly [Bits, Bits];

/**
 * What one segment holds of the answer: the documents that pass, and which of all documents belong to the better tiers, the best first. A tier is only
 * made when the page reaches it, and the first page seldom goes beyond the second.
 */
export type Hits = { passed: Bits; tiers: readonly (() => Tier | undefined)[] };

/** Where a word counts: in the name; there, or in the names of class and brand; or anywhere. */
type Reach = 'name' | 'class' | 'all';

const addPostings = (bits: Bits, { start, docs }: Postings, key: number): void => {
  if (key >= 0 && key + 1 < start.length) addAll(bits, docs, start[key] as number, start[key + 1] as number);
};

/** Documents with all the words of one of the alternatives of every slot. */
export const matching = (segment: Segment, book: SearchBook, lexicon: Lexicon, { plan }: Question, reach: Reach): Bits => {
  const all = scratchBits(segment.size);
  const slot = plan.slots.length > 1 ? scratchBits(segment.size) : all;
  const several = plan.slots.some(({ alternatives }) => alternatives.some((words) => words.length > 1));
  const alternative = several ? scratchBits(segment.size) : all;
  const word = several ? scratchBits(segment.size) : all;
  const addWord = (into: Bits, text: string) => {
    const known = lexicon.numbers.get(text);
    if (known !== undefined) {
      const number = wordIn(segment, known);
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
    const bits = scratchBits(segment.size);
    for (const id of asked.goodsIds) {
      const document = documentOf(segment, Number(id));
      if (document >= 0) setBit(bits, document);
    }
    return bits;
  }
  if (asked.plan.slots.length > 0) return matching(segment, book, lexicon, asked, 'all');
  const bits = scratchBits(segment.size);
  if (asked.storeId !== undefined) addPostings(bits, segment.stores, book.stores.get(asked.storeId)?.no ?? -1);
  else if (onlyClass) for (const id of asked.classIds ?? []) addPostings(bits, segment.classes, book.classes.get(id)?.no ?? -1);
  else fillBits(bits, segment.size);
  return bits;
};

/** Counts everything found; of classes that are found whole the counts are known. */
const countAllFound = (segment: Segment, book: SearchBook, asked: Question, base: Bits, counts: Counts): void => {
  const rest = copyBits(base);
  const { start, docs } = segment.classes;
  for (const id of wholeClasses(book, asked)) {
    const no = book.classes.get(id)?.no ?? -1;
    if (no < 0 || no + 1 >= start.length || start[no] === start[no + 1]) continue;
    addClassSum(segment, book, no, counts);
    removeAll(rest, docs, start[no] as number, start[no + 1] as number);
  }
  countFree(segment, rest, counts);
};

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
  takeAway(base, segment.hidden);
  const tiers = tiersOf(segment, book, lexicon, asked);
  const held = heldTest(segment, book, asked);
  if ((onlyClass || isFree(asked)) && !held) {
    countAllFound(segment, book, asked, base, counts);
    return { passed: base, tiers };
  }
  const passed = scratchBits(segment.size);
  countFiltered({ segment, book, asked, base, passed, counts, held });
  return { passed, tiers };
};

/**
 * Exact code; all words in the name of a goods of the class in question; all words in the names of goods, class and brand together; all words in the name
 * of anything. The rest is what is left.
 */
const tiersOf = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question): Hits['tiers'] => {
  if (asked.sort !== 'relevance' || asked.plan.slots.length === 0 || asked.limit === 0) return [];
  let named: Bits | undefined;
  const inName = () => (named ??= matching(segment, book, lexicon, asked, 'name'));
  const exactly = (): Tier | undefined => {
    const number = segment.exact.numbers.get(asked.plan.exact.slice(0, 60));
    if (number === undefined) return undefined;
    const exact = scratchBits(segment.size);
    addPostings(exact, segment.exact.lists, number);
    return [exact, exact];
  };
  const byName = (): Tier => [inName(), inName()];
  const classes = classesNamed(book, asked.plan);
  if (classes.size === 0) return [exactly, none, none, byName];
  let about: Bits | undefined;
  const ofClass = () => {
    if (about) return about;
    about = scratchBits(segment.size);
    for (const id of classes) addPostings(about, segment.classes, book.classes.get(id)?.no ?? -1);
    return about;
  };
  return [exactly, () => [inName(), ofClass()], () => [ofClass(), matching(segment, book, lexicon, asked, 'class')], byName];
};

const none = () => undefined;
