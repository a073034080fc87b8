import type { Id } from '@mall/contract/kernel/fields.ts';
import { freeScratch, hasBit } from './bits.ts';
import { type Counts, makeCounts } from './count-hits.ts';
import { filtersOf, isFree } from './filters.ts';
import { goodsOf } from './fits.ts';
import type { Lexicon } from './lexicon.ts';
import { compare, type Place, pickPage } from './pick-page.ts';
import { nothingTyped, type Plan } from './query-plan.ts';
import { type Found, type Hit, type Question, readQuestion } from './read-question.ts';
import { remember } from './remember.ts';
import type { SearchBook } from './search-book.ts';
import type { SearchEngine, StoreShelves } from './search-engine.ts';
import { findsInSegment, type Hits, matching, searchSegment } from './search-segment.ts';
import { documentOf, type Segment, sourceWords } from './segment.ts';
import { bestSpec, passingSpecs, type Telling, tellingOf, tellsApart } from './shown-specs.ts';

/** The big segment and the small fresh one beside it; a goods is alive in one of them at most. */
export type Model = {
  book: SearchBook;
  lexicon: Lexicon;
  segments: readonly Segment[];
  classTotals: Uint32Array | undefined;
  browsed: Map<string, Found>;
  kept: NonNullable<SearchEngine['kept']>;
  plans: NonNullable<SearchEngine['plans']>;
  counted: Map<Plan, Counted>;
};

/** What is said of all that was found, whatever page of it is shown. */
export type Counted = Omit<Found, 'hits'>;

// Lists without words (a class, a zone, everything) are few, walk over the most goods and are asked for again and again.
const mostBrowsed = 300;
const mostCounted = 600;

/** Whether neither goods nor a store, a shelf or a zone were named. */
const isOfWholeMall = (asked: Question): boolean =>
  asked.goodsIds === undefined &&
  asked.specs === undefined &&
  asked.within === undefined &&
  asked.storeId === undefined &&
  asked.shelfIds === undefined &&
  asked.zoneId === undefined;

const isOnlyClass = (asked: Question): boolean =>
  asked.classIds !== undefined && asked.plan.slots.length === 0 && isOfWholeMall(asked) && isFree({ ...asked, classIds: undefined });

/** How many goods stand in each class: kept with the model, because every class page asks. */
const classTotalsOf = (model: Model): Uint32Array => {
  model.classTotals ??= countAll(model).classes;
  return model.classTotals;
};

const everything = (book: SearchBook): Question =>
  readQuestion(book, nothingTyped, { keyword: '', sort: 'relevance', pageNo: 1, pageSize: 1 });

const countAll = ({ book, lexicon, segments }: Model): Counts => {
  freeScratch();
  const counts = makeCounts(book);
  const asked = everything(book);
  const filters = filtersOf(book, asked);
  for (const segment of segments) searchSegment(segment, book, lexicon, asked, filters, counts, false);
  return counts;
};

/** The search over the model: the same results as in SQL, a hundred times faster. Never waits, so a search sees one state. */
export const searchInMemory = (model: Model, asked: Question): Found => {
  if (asked.plan.slots.length > 0 || asked.goodsIds || asked.specs || asked.within) return search(model, asked);
  const { plan: _, ...filters } = asked;
  const key = JSON.stringify(filters, (_name, value: unknown) => (value instanceof Set ? [...value] : value));
  const kept = model.browsed.get(key);
  if (kept) return kept;
  return remember(model.browsed, mostBrowsed, key, search(model, asked));
};

/** Whether nothing is asked for but words: all pages and orders of that count the same. */
const isOnlyWords = (asked: Question): boolean =>
  asked.plan.slots.length > 0 && isOfWholeMall(asked) && isFree(asked) && !asked.countStores;

const search = (model: Model, asked: Question): Found => {
  const { book, lexicon, segments } = model;
  const onlyClass = isOnlyClass(asked);
  const onlyWords = isOnlyWords(asked);
  const known = onlyWords ? model.counted.get(asked.plan) : undefined;
  const totals = onlyClass ? classTotalsOf(model) : undefined;
  freeScratch();
  const counts = known ? undefined : makeCounts(book);
  const filters = filtersOf(book, asked);
  const hits = segments.map((segment) => searchSegment(segment, book, lexicon, asked, filters, counts, onlyClass));
  if (totals) counts?.classes.set(totals);
  const said = tellingOf(book, asked.plan);
  const telling = segments.some((segment) => tellsApart(segment, said)) ? said : [];
  const page = pickPage(segments, hits, asked, filters, telling);
  const counted = counts ? describeCounts(book, asked, counts) : (known as Counted);
  if (onlyWords && !known) remember(model.counted, mostCounted, asked.plan, counted);
  return {
    ...counted,
    hits: page.map(({ segment, document }) => {
      const hit = hits[segments.indexOf(segment)] as Hits;
      return {
        ...describeHit(segment, document, passingSpecs(segment, filters, hit, document), telling, asked.mostSpecs),
        classId: book.classByNo[segment.class[document] as number]?.id ?? '',
      };
    }),
  };
};

const describeCounts = (book: SearchBook, asked: Question, counts: Counts): Counted => ({
  total: counts.total,
  classes: byId(counts.classes, (no) => book.classByNo[no]?.id),
  brands: byId(counts.brands, (no) => book.brandByNo[no]?.id),
  stores: asked.countStores ? byId(counts.stores, (no) => book.storeByNo[no]?.id) : new Map(),
  sources: byId(counts.sources, (no) => sourceWords[no]),
  values: byId(counts.values, (no) => no),
  price: counts.cheapest <= counts.dearest ? { min: counts.cheapest, max: counts.dearest } : undefined,
  inStock: counts.inStock,
});

/** Whether a search would find anything. */
export const findsAnyInMemory = (model: Model, asked: Question): boolean => {
  freeScratch();
  for (const segment of model.segments) {
    const finds = findsInSegment(segment, model.book, model.lexicon, asked);
    if (finds === undefined) return searchInMemory(model, { ...asked, offset: 0, limit: 0 }).total > 0;
    if (finds) return true;
  }
  return false;
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

const describeHit = (
  segment: Segment,
  document: number,
  passing: readonly number[],
  telling: Telling,
  mostSpecs: number,
): Omit<Hit, 'classId'> => {
  const spec = bestSpec(segment, passing, telling);
  return {
    goodsId: String(segment.goodsId[document]),
    specId: String(segment.specId[spec]),
    specIds: [spec, ...passing.filter((other) => other !== spec)].slice(0, mostSpecs).map((one) => String(segment.specId[one])),
    matchCount: passing.length,
    specCount: (segment.specStart[document + 1] as number) - (segment.specStart[document] as number),
    values: valuesOf(segment, document, spec),
  };
};

/** Numbers of the facet values of a spec: those of its goods and its own. */
const valuesOf = (segment: Segment, document: number, spec: number): Uint32Array => {
  const from = segment.valueStart[document] as number;
  const shared = segment.shared[document] as number;
  const own = segment.specValues.subarray(segment.specValueStart[spec], segment.specValueStart[spec + 1]);
  const values = new Uint32Array(shared + own.length);
  values.set(segment.values.subarray(from, from + shared));
  values.set(own, shared);
  return values;
};

/** The facet values of each spec of a goods. */
export const readSpecValues = ({ segments }: Model, goodsId: Id): Map<Id, Uint32Array> => {
  const found = new Map<Id, Uint32Array>();
  for (const segment of segments) {
    const document = documentOf(segment, Number(goodsId));
    if (document < 0 || hasBit(segment.gone, document)) continue;
    const end = segment.specStart[document + 1] as number;
    for (let spec = segment.specStart[document] as number; spec < end; spec += 1)
      found.set(String(segment.specId[spec]), valuesOf(segment, document, spec));
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
      const sorted = found.toSorted((one, other) => compare(one, other, 'relevance'));
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
      ? model.segments.map((segment) => [segment, goodsOf(segment, matching(segment, model.book, model.lexicon, asked, 'all'))] as const)
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
