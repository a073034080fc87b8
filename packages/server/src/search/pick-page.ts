import { type Bits, copyBits, countBits, listBits, moveCommon, scratchBits, setBit } from './bits.ts';
import type { Filters } from './filters.ts';
import { nthSmallest } from './nth-smallest.ts';
import type { Question } from './read-question.ts';
import type { Hits } from './search-segment.ts';
import { priceOf, type Segment } from './segment.ts';
import { shownSpec, type Telling } from './shown-specs.ts';

export type Place = { segment: Segment; document: number };
type Sort = Question['sort'];
type Sized = { bits: Bits; size: number };

const mostTiers = 5;

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

/** One page of what passes, of all segments, in the order that was asked for. */
export const pickPage = (
  segments: readonly Segment[],
  hits: readonly Hits[],
  asked: Question,
  filters: Filters,
  telling: Telling,
): Place[] => {
  if (asked.limit === 0) return [];
  const { sort } = asked;
  if ((sort === 'price_asc' || sort === 'price_desc') && (filters.bySpec || telling.length > 0 || asked.specs))
    return pickByPrice(segments, hits, asked, filters, telling);
  const tiers = hits.map((hit, nth) =>
    sort === 'relevance' ? partsByTier(hit) : [sized(inOrder(segments[nth] as Segment, hit.passed, sort))].values(),
  );
  const moved = sort === 'price_asc' || sort === 'price_desc' ? dealsIn(segments, hits) : [];
  const page: Place[] = [];
  let skip = asked.offset;
  for (let tier = 0; tier < mostTiers && page.length < asked.limit; tier += 1) {
    const parts = segments.flatMap((segment, nth) => {
      const part = tiers[nth]?.next().value;
      return part && part.size > 0 ? [{ segment, ...part }] : [];
    });
    const few = tier === 0 ? moved : [];
    const size = parts.reduce((sum, part) => sum + part.size, few.length);
    if (skip >= size) {
      skip -= size;
      continue;
    }
    page.push(...mergePage(parts, few, sort, skip, asked.limit - page.length));
    skip = 0;
  }
  return page;
};

type Part = { segment: Segment; bits: Bits; size: number };

const mergePage = (parts: readonly Part[], moved: readonly Place[], sort: Sort, skip: number, most: number): Place[] => {
  const [big, ...others] = parts.toSorted((one, other) => other.size - one.size);
  const list = (part: Part, from: number, count: number): Place[] => {
    const placed =
      sort === 'price_desc'
        ? listBits(part.bits, Math.max(0, part.size - from - count), Math.min(count, Math.max(0, part.size - from))).toReversed()
        : listBits(part.bits, from, count);
    return placed.map((place) => ({ segment: part.segment, document: toDocument(part.segment, place, sort) }));
  };
  const few = [...moved, ...others.flatMap((part) => list(part, 0, part.size))];
  if (!big) return few.toSorted((one, other) => compare(one, other, sort)).slice(skip, skip + most);
  if (few.length === 0) return list(big, skip, most);
  // The others are few: with all of them and as many of the big segment around the page, the page is certain.
  const from = Math.max(0, skip - few.length);
  const wanted = [...few, ...list(big, from, skip - from + most)].toSorted((one, other) => compare(one, other, sort));
  // `from` goods of the big segment stand before the first of these; others among those are shown on earlier pages.
  return wanted.slice(skip - from, skip - from + most);
};

const toDocument = (segment: Segment, place: number, sort: Sort): number =>
  sort === 'relevance' ? place : (orderOf(segment, sort).order[place] as number);

const orderOf = ({ orders }: Segment, sort: Exclude<Sort, 'relevance'>) =>
  sort === 'sales' ? orders.sales : sort === 'newest' ? orders.newest : orders.price;

const isByPrice = (sort: Sort): boolean => sort === 'price_asc' || sort === 'price_desc';

/** In the order of prices those are left out that a deal moved. */
const inOrder = (segment: Segment, passed: Bits, sort: Exclude<Sort, 'relevance'>): Bits => {
  const { place } = orderOf(segment, sort);
  const bits = scratchBits(segment.size);
  const { deals } = segment;
  const leavesOut = isByPrice(sort) && deals.size > 0;
  for (let word = 0; word < passed.length; word += 1) {
    let rest = passed[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const document = (word << 5) + 31 - Math.clz32(lowest);
      if (!leavesOut || !deals.has(document)) setBit(bits, place[document] as number);
    }
  }
  return bits;
};

const dealsIn = (segments: readonly Segment[], hits: readonly Hits[]): Place[] =>
  segments.flatMap((segment, nth) => {
    const passed = hits[nth]?.passed ?? new Uint32Array(0);
    return [...segment.deals.keys()]
      .filter((document) => ((passed[document >>> 5] as number) & (1 << (document & 31))) !== 0)
      .map((document) => ({ segment, document }));
  });

const less = (one: Place, other: Place, column: 'sales' | 'created' | 'rank' | 'goodsId'): number =>
  (one.segment[column][one.document] as number) - (other.segment[column][other.document] as number);

const byRank = (one: Place, other: Place): number => -less(one, other, 'rank') || -less(one, other, 'goodsId');

export const compare = (one: Place, other: Place, sort: Sort): number => {
  const rank = byRank(one, other);
  if (sort === 'sales') return -less(one, other, 'sales') || rank;
  if (sort === 'newest') return -less(one, other, 'created') || rank;
  const dearer = priceOf(one.segment, one.document) - priceOf(other.segment, other.document);
  if (sort === 'price_asc') return dearer || rank;
  return sort === 'price_desc' ? -dearer || -rank : rank;
};

type Priced = { segment: Segment; documents: number[]; prices: Float64Array };

/** By the price of the spec that each shows, which is another for every search. Only those up to the end of the page are put in order. */
const pickByPrice = (segments: readonly Segment[], hits: readonly Hits[], asked: Question, filters: Filters, telling: Telling): Place[] => {
  const sign = asked.sort === 'price_asc' ? 1 : -1;
  const priced = hits.map((hit, nth): Priced => {
    const segment = segments[nth] as Segment;
    const documents = listBits(hit.passed, 0, segment.size);
    const prices = new Float64Array(documents.length);
    for (const [at, document] of documents.entries())
      prices[at] = sign * (segment.specPrice[shownSpec(segment, filters, hit, document, telling)] as number);
    return { segment, documents, prices };
  });
  const end = asked.offset + asked.limit;
  const last = nthSmallest(
    priced.map((one) => one.prices),
    end,
  );
  const near: (Place & { price: number })[] = [];
  for (const { segment, documents, prices } of priced)
    for (const [at, document] of documents.entries()) {
      const price = prices[at] as number;
      if (price <= last) near.push({ segment, document, price });
    }
  return near.toSorted((one, other) => one.price - other.price || sign * byRank(one, other)).slice(asked.offset, end);
};
