import { type Bits, copyBits, fillBits, removeAll, scratchBits, setBit, takeAway } from './bits.ts';
import { type Counts, countFiltered, countFree } from './count-hits.ts';
import { type Chosen, chosenIn, type Filters, isFree, maskOf } from './filters.ts';
import { addFit, addPostings, addValue, type Fit, fitOfValues, goodsOf, keepBoth, noFit } from './fits.ts';
import { keptFit } from './keep-fits.ts';
import type { Lexicon } from './lexicon.ts';
import { classesNamed } from './plan-query.ts';
import type { Slot } from './query-plan.ts';
import type { Question } from './read-question.ts';
import type { SearchBook, ZoneRules } from './search-book.ts';
import { documentOf, type Segment, sourceNumbers, wordIn } from './segment.ts';
import { addClassSum, wholeClasses } from './sum-classes.ts';

/** The documents that both sets have. */
type Tier = readonly [Bits, Bits];

/**
 * What one segment holds of the answer: the documents that pass, what of them fits the words, and which of all documents belong to the better tiers, the
 * best first. A tier is only made when the page reaches it, and the first page seldom goes beyond the second.
 */
export type Hits = { passed: Bits; fit: Fit; chosen: Chosen; tiers: readonly (() => Tier | undefined)[] };

/** Where a word counts: in the name and in what tells specs apart; there, or in the names of class and brand; or anywhere. */
type Reach = 'name' | 'class' | 'all';

type Place = { segment: Segment; book: SearchBook; lexicon: Lexicon; reach: Reach };

const addWord = ({ segment, book, lexicon, reach }: Place, into: Fit, text: string): void => {
  const known = lexicon.numbers.get(text);
  if (known !== undefined) {
    const number = wordIn(segment, known);
    addPostings(into.goods, segment.name, number);
    if (reach === 'all') addPostings(into.goods, segment.weak, number);
  }
  const wide = reach === 'all';
  for (const value of (wide ? book.wideWordValues : book.wordValues).get(text) ?? []) addValue(segment, into, value, wide);
  if (reach === 'name') return;
  for (const id of (wide ? book.wideWordClasses : book.wordClasses).get(text) ?? [])
    addPostings(into.goods, segment.classes, book.classes.get(id)?.no ?? -1);
  for (const id of book.wordBrands.get(text) ?? []) addPostings(into.goods, segment.brands, book.brands.get(id)?.no ?? -1);
};

const fitOfWord = (place: Place, word: string): Fit => {
  const fit = noFit(place.segment);
  addWord(place, fit, word);
  return fit;
};

const fitOfSlot = (at: Place, slot: Slot): Fit => {
  const place: Place = slot.named ? { ...at, reach: 'name' } : at;
  return keptFit(place.segment, place.book, place.reach, slot, () => makeFitOfSlot(place, slot));
};

const makeFitOfSlot = (place: Place, { alternatives, values, together = [], classes = [] }: Slot): Fit => {
  const into = noFit(place.segment);
  for (const [first = '', ...others] of alternatives) {
    if (others.length === 0) {
      addWord(place, into, first);
      continue;
    }
    const all = fitOfWord(place, first);
    for (const other of others) keepBoth(place.segment, all, fitOfWord(place, other));
    addFit(into, all);
  }
  for (const value of values ?? []) addValue(place.segment, into, value, true);
  const [first, ...others] = together;
  if (first) {
    const all = fitOfValues(place.segment, first);
    for (const other of others) keepBoth(place.segment, all, fitOfValues(place.segment, other));
    addFit(into, all);
  }
  for (const id of classes) addPostings(into.goods, place.segment.classes, place.book.classes.get(id)?.no ?? -1);
  return into;
};

/** What has, of every slot, all the words of one of its alternatives or one of its values. */
export const matching = (segment: Segment, book: SearchBook, lexicon: Lexicon, { plan }: Pick<Question, 'plan'>, reach: Reach): Fit => {
  const place = { segment, book, lexicon, reach };
  let all: Fit | undefined;
  for (const slot of plan.slots) {
    const fit = fitOfSlot(place, slot);
    if (all) keepBoth(segment, all, fit);
    else all = fit;
  }
  return all ?? noFit(segment);
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
  if (asked.within) {
    const within = new Set(asked.within.map(Number));
    tests.push((document) => within.has(segment.goodsId[document] as number));
  }
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

/** Goods and specs that were named by their numbers. */
const namedFit = (segment: Segment, { goodsIds = [], specs = [] }: Question): Fit => {
  const fit = noFit(segment);
  for (const id of goodsIds) {
    const document = documentOf(segment, Number(id));
    if (document >= 0) setBit(fit.goods, document);
  }
  for (const { goodsId, specId } of specs) {
    const document = documentOf(segment, Number(goodsId));
    if (document < 0) continue;
    const spec = segment.specId.indexOf(Number(specId), segment.specStart[document]);
    if (spec < 0 || spec >= (segment.specStart[document + 1] as number)) continue;
    fit.specs ??= scratchBits(segment.specId.length);
    setBit(fit.specs, spec);
  }
  return fit;
};

/** Where the walk begins: the documents that the words fit, or those named, or a store's, or a class's where nothing else is asked, or all. */
const fitOf = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question, onlyClass: boolean): Fit => {
  if (asked.goodsIds || asked.specs) return namedFit(segment, asked);
  if (asked.plan.slots.length > 0) return matching(segment, book, lexicon, asked, 'all');
  const fit = noFit(segment);
  if (asked.storeId !== undefined) addPostings(fit.goods, segment.stores, book.stores.get(asked.storeId)?.no ?? -1);
  else if (onlyClass) for (const id of asked.classIds ?? []) addPostings(fit.goods, segment.classes, book.classes.get(id)?.no ?? -1);
  else fillBits(fit.goods, segment.size);
  return fit;
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
 * filter only there. `onlyClass` leaves the counts of other classes to the caller, who knows them; without `counts` he knows all of them.
 */
export const searchSegment = (
  segment: Segment,
  book: SearchBook,
  lexicon: Lexicon,
  asked: Question,
  filters: Filters,
  counts: Counts | undefined,
  onlyClass: boolean,
): Hits => {
  const fit = fitOf(segment, book, lexicon, asked, onlyClass);
  const found = goodsOf(segment, fit);
  takeAway(found, segment.hidden);
  if (found !== fit.goods) takeAway(fit.goods, segment.hidden);
  const tiers = tiersOf(segment, book, lexicon, asked);
  const chosen = chosenIn(segment, book, asked);
  if (!counts) return { passed: found, fit, chosen, tiers };
  const held = heldTest(segment, book, asked);
  const walk = { segment, book, filters, fit, chosen, passed: scratchBits(segment.size), counts, held };
  if ((onlyClass || isFree(asked)) && !held) {
    countAllFound(segment, book, asked, fit.goods, counts);
    if (found !== fit.goods) {
      const single = copyBits(found);
      takeAway(single, fit.goods);
      countFiltered({ ...walk, found: single });
    }
    return { passed: found, fit, chosen, tiers };
  }
  countFiltered({ ...walk, found });
  return { passed: walk.passed, fit, chosen, tiers };
};

/** Whether anything fits and passes; without filters nothing needs to be counted for that. */
export const findsInSegment = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question): boolean | undefined => {
  if (!isFree(asked) || heldTest(segment, book, asked)) return undefined;
  const found = goodsOf(segment, fitOf(segment, book, lexicon, asked, false));
  for (let word = 0; word < found.length; word += 1) if (((found[word] as number) & ~(segment.hidden[word] as number)) !== 0) return true;
  return false;
};

/**
 * Exact code; all words in the name of a goods of the class in question; all words in the names of goods, class and brand together; all words in the name
 * of anything. The rest is what is left.
 */
const tiersOf = (segment: Segment, book: SearchBook, lexicon: Lexicon, asked: Question): Hits['tiers'] => {
  if (asked.sort !== 'relevance' || asked.plan.slots.length === 0 || asked.limit === 0) return [];
  let named: Bits | undefined;
  const inName = () => (named ??= goodsOf(segment, matching(segment, book, lexicon, asked, 'name')));
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
  return [
    exactly,
    () => [inName(), ofClass()],
    () => [ofClass(), goodsOf(segment, matching(segment, book, lexicon, asked, 'class'))],
    byName,
  ];
};

const none = () => undefined;
