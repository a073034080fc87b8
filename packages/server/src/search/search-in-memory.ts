import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Bits, copyBits, countBits, freeScratch, hasBit, listBits, moveCommon, scratchBits, setBit } from './bits.ts';
import { type Counts, makeCounts } from './count-hits.ts';
import type { Lexicon } from './lexicon.ts';
import type { Plan } from './plan-query.ts';
import { type Found, type Question, readQuestion } from './read-question.ts';
import type { SearchBook } from './read-search-book.ts';
import type { SearchEngine, StoreShelves } from './search-goods.ts';
import { type Hits, matching, searchSegment } from './search-segment.ts';
import { documentOf, type Segment, sourceWords } from './segment.ts';

/** The big segment and the small fresh one beside it; a goods is alive in one of them at most. */
export type Model = {
  book: SearchBook;
  lexicon: Lexicon;
  segments: readonly Segment[];
  classTotals: Uint32Array | undefined;
  browsed: Map<string, Found>;
  kept: NonNullable<SearchEngine['kept']>;
};

const mostTiers = 5;

// Lists without words (a class, a zone, everything) are few, walk over the most goods and are asked for again and again.
const mostBrowsed = 300;

const isOnlyClass = (asked: Question): boolean =>
  asked.classIds !== undefined &&
  asked.plan.slots.length === 0 &&
  asked.goodsIds === undefined &&
  asked.brandIds === undefined &&
  asked.chosen.length === 0 &&
  asked.priceMin === undefined &&
  asked.priceMax === undefined &&
  asked.source === undefined &&
  !asked.inStock &&
  asked.storeId === undefined &&
  asked.shelfIds === undefined &&
  asked.zoneId === undefined;

/** How many goods stand in each class: kept with the model, because every class page asks. */
const classTotalsOf = (model: Model): Uint32Array => {
  model.classTotals ??= countAll(model).classes;
  return model.classTotals;
};

const everything = (book: SearchBook): Question =>
  readQuestion(book, { slots: [], exact: '', unknown: [] }, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: 1 });

const countAll = ({ book, lexicon, segments }: Model): Counts => {
  freeScratch();
  const counts = makeCounts(book);
  for (const segment of segments) searchSegment(segment, book, lexicon, everything(book), counts, false);
  return counts;
};

/** The search over the model: the same results as in SQL, a hundred times faster. Never waits, so a search sees one state. */
export const searchInMemory = (model: Model, asked: Question): Found => {
  if (asked.plan.slots.length > 0 || asked.goodsIds) return search(model, asked);
  const { plan: _, ...filters } = asked;
  const key = JSON.stringify(filters, (_name, value: unknown) => (value instanceof Set ? [...value] : value));
  const kept = model.browsed.get(key);
  if (kept) return kept;
  const found = search(model, asked);
  if (model.browsed.size >= mostBrowsed) model.browsed.delete(model.browsed.keys().next().value ?? '');
  model.browsed.set(key, found);
  return found;
};

const search = (model: Model, asked: Question): Found => {
  const { book, lexicon, segments } = model;
  const onlyClass = isOnlyClass(asked);
  const totals = onlyClass ? classTotalsOf(model) : undefined;
  freeScratch();
  const counts = makeCounts(book);
  const hits = segments.map((segment) => searchSegment(segment, book, lexicon, asked, counts, onlyClass));
  if (totals) counts.classes.set(totals);
  const page = pickPage(segments, hits, asked);
  return {
    total: counts.total,
    goodsIds: page.map(({ segment, document }) => String(segment.goodsId[document])),
    ownValues: page.map(({ segment, document }) => valuesIn(segment, document)),
    classes: byId(counts.classes, (no) => book.classByNo[no]?.id),
    brands: byId(counts.brands, (no) => book.brandByNo[no]?.id),
    stores: asked.countStores ? byId(counts.stores, (no) => book.storeByNo[no]?.id) : new Map(),
    sources: byId(counts.sources, (no) => sourceWords[no]),
    values: byId(counts.values, (no) => no),
    price: counts.cheapest <= counts.dearest ? { min: counts.cheapest, max: counts.dearest } : undefined,
    inStock: counts.inStock,
  };
};

const byId = <K>(counts: Uint32Array, keyOf: (no: number) => K | undefined): Map<K, number> => {
  const found = new Map<K, number>();
  for (let no = 0; no < counts.length; no += 1) {
    const count = counts[no] as number;
    const key = count > 0 ? keyOf(no) : undefined;
    if (key !== undefined) found.set(key, count);
  }
  return found;
};

type Place = { segment: Segment; document: number };
type Sized = { bits: Bits; size: number };

const sized = (bits: Bits): Sized => ({ bits, size: countBits(bits) });

/** The goods that pass, parted by tier in the order in which they are shown. */
const partsByTier = function* ({ passed, tiers }: Hits): Generator<Sized | undefined, void> {
  const rest = tiers.length > 0 ? copyBits(passed) : passed;
  for (const make of tiers) {
    const tier = make();
    if (!tier) {
      yield undefined;
      continue;
    }
    const bits = scratchBits(rest.length * 32);
    yield { bits, size: moveCommon(rest, ...tier, bits) };
  }
  yield sized(rest);
};

const pickPage = (segments: readonly Segment[], hits: readonly Hits[], asked: Question): Place[] => {
  if (asked.limit === 0) return [];
  const { sort } = asked;
  const tiers = hits.map((hit, nth) =>
    sort === 'relevance' ? partsByTier(hit) : [sized(inOrder(segments[nth] as Segment, hit.passed, sort))].values(),
  );
  const page: Place[] = [];
  let skip = asked.offset;
  for (let tier = 0; tier < mostTiers && page.length < asked.limit; tier += 1) {
    const parts = segments.flatMap((segment, nth) => {
      const part = tiers[nth]?.next().value;
      return part && part.size > 0 ? [{ segment, ...part }] : [];
    });
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    if (skip >= size) {
      skip -= size;
      continue;
    }
    page.push(...mergePage(parts, asked, skip, asked.limit - page.length));
    skip = 0;
  }
  return page;
};

type Part = { segment: Segment; bits: Bits; size: number };

const mergePage = (parts: readonly Part[], asked: Question, skip: number, most: number): Place[] => {
  const [big, fresh] = parts.toSorted((one, other) => other.size - one.size);
  if (!big) return [];
  const descending = asked.sort === 'price_desc';
  const list = (part: Part, from: number, count: number): number[] => {
    if (!descending) return listBits(part.bits, from, count).map((place) => toDocument(part.segment, place, asked.sort));
    const low = Math.max(0, part.size - from - count);
    return listBits(part.bits, low, part.size - from - low)
      .toReversed()
      .map((place) => toDocument(part.segment, place, asked.sort));
  };
  if (!fresh) return list(big, skip, most).map((document) => ({ segment: big.segment, document }));
  // The fresh ones are few: with all of them and as many of the big segment around the page, the page is certain.
  const from = Math.max(0, skip - fresh.size);
  const wanted = [
    ...list(fresh, 0, fresh.size).map((document) => ({ segment: fresh.segment, document })),
    ...list(big, from, skip - from + most).map((document) => ({ segment: big.segment, document })),
  ].toSorted((one, other) => compare(one.segment, one.document, other.segment, other.document, asked.sort));
  // `from` goods of the big segment stand before the first of these; fresh ones among those are shown on earlier pages.
  return wanted.slice(skip - from, skip - from + most);
};

const toDocument = (segment: Segment, place: number, sort: Question['sort']): number => {
  if (sort === 'relevance') return place;
  const { order } = orderOf(segment, sort);
  return order[place] as number;
};

const orderOf = ({ orders }: Segment, sort: Exclude<Question['sort'], 'relevance'>) =>
  sort === 'sales' ? orders.sales : sort === 'newest' ? orders.newest : orders.price;

const inOrder = (segment: Segment, passed: Bits, sort: Exclude<Question['sort'], 'relevance'>): Bits => {
  const { place } = orderOf(segment, sort);
  const bits = scratchBits(segment.size);
  for (let word = 0; word < passed.length; word += 1) {
    let rest = passed[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      setBit(bits, place[(word << 5) + 31 - Math.clz32(lowest)] as number);
      rest ^= lowest;
    }
  }
  return bits;
};

const compare = (one: Segment, first: number, other: Segment, second: number, sort: Question['sort']): number => {
  const less = (column: 'sales' | 'created' | 'price' | 'rank' | 'goodsId') =>
    (one[column][first] as number) - (other[column][second] as number);
  const byRank = -less('rank') || -less('goodsId');
  if (sort === 'sales') return -less('sales') || byRank;
  if (sort === 'newest') return -less('created') || byRank;
  if (sort === 'price_asc') return less('price') || byRank;
  if (sort === 'price_desc') return -less('price') || -byRank;
  return byRank;
};

const valuesIn = ({ values, valueStart }: Segment, document: number): Uint32Array =>
  values.subarray(valueStart[document], valueStart[document + 1]);

/** Numbers of the facet values of each goods. */
export const readValuesInMemory = ({ segments }: Model, goodsIds: readonly Id[]): Map<Id, ArrayLike<number>> => {
  const found = new Map<Id, ArrayLike<number>>();
  for (const id of goodsIds)
    for (const segment of segments) {
      const document = documentOf(segment, Number(id));
      if (document >= 0 && !hasBit(segment.gone, document)) found.set(id, valuesIn(segment, document));
    }
  return found;
};

/** The first documents of each store among some, best first. */
const firstOfStores = (
  { book, segments }: Model,
  storeIds: readonly Id[],
  most: number,
  documentsOf: (segment: Segment, store: number) => Iterable<number>,
) =>
  new Map(
    storeIds.map((storeId) => {
      const store = book.stores.get(storeId)?.no ?? -1;
      const found: Place[] = segments.flatMap((segment) => {
        const some: Place[] = [];
        for (const document of documentsOf(segment, store)) {
          if (!hasBit(segment.gone, document)) some.push({ segment, document });
          if (some.length === most) break;
        }
        return some;
      });
      const sorted = found.toSorted((one, other) => compare(one.segment, one.document, other.segment, other.document, 'relevance'));
      return [storeId, sorted.slice(0, most).map(({ segment, document }) => String(segment.goodsId[document]))] as const;
    }),
  );

const shelfOf = ({ stores: { start, docs } }: Segment, store: number): Uint32Array =>
  store >= 0 && store + 1 < start.length ? docs.subarray(start[store], start[store + 1]) : new Uint32Array(0);

/** The best goods of each store, those that the words fit before others, and how many it has. */
export const readStoresInMemory = (model: Model, plan: Plan, storeIds: readonly Id[], most: number): StoreShelves => {
  freeScratch();
  const all = firstOfStores(model, storeIds, most, shelfOf);
  const asked = { ...everything(model.book), plan };
  const fits = new Map(
    plan.slots.length > 0 && plan.unknown.length === 0
      ? model.segments.map((segment) => [segment, matching(segment, model.book, model.lexicon, asked, 'all')] as const)
      : [],
  );
  const fitting = firstOfStores(model, storeIds, most, function* (segment, store) {
    const bits = fits.get(segment);
    if (bits) for (const document of shelfOf(segment, store)) if (hasBit(bits, document)) yield document;
  });
  return new Map(
    storeIds.map((storeId) => {
      const store = model.book.stores.get(storeId)?.no ?? -1;
      const goodsCount = model.segments.reduce(
        (sum, segment) => sum + shelfOf(segment, store).reduce((count, document) => count + Number(!hasBit(segment.gone, document)), 0),
        0,
      );
      return [storeId, { best: [...new Set([...(fitting.get(storeId) ?? []), ...(all.get(storeId) ?? [])])].slice(0, most), goodsCount }];
    }),
  );
};
