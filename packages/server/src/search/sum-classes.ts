import type { Id } from '@mall/contract/kernel/fields.ts';
import { addAll, scratchBits, takeAway } from './bits.ts';
import { type Counts, countFree, makeCounts } from './count-hits.ts';
import type { Question } from './read-question.ts';
import type { SearchBook } from './search-book.ts';
import type { ClassSum, Pairs, Segment } from './segment.ts';

const noClasses: ReadonlySet<Id> = new Set();

const inAll = ([first = noClasses, ...others]: readonly ReadonlySet<Id>[]): ReadonlySet<Id> =>
  others.length === 0 ? first : new Set([...first].filter((id) => others.every((other) => other.has(id))));

/** Classes of which every goods is found, because what was typed names them: most searches are for the name of a class or of what is above it. */
export const wholeClasses = (book: SearchBook, asked: Question): Iterable<Id> => {
  if (asked.goodsIds || asked.specs || asked.storeId !== undefined) return noClasses;
  if (asked.plan.slots.length === 0) return asked.classIds ?? book.classes.keys();
  return inAll(
    asked.plan.slots.map(({ alternatives, named: isModel }) => {
      // A model counts in names alone, also where its class is called so.
      if (isModel) return noClasses;
      const named = alternatives.map((words) => inAll(words.map((word) => book.wideWordClasses.get(word) ?? noClasses)));
      return named.length === 1 ? (named[0] ?? noClasses) : new Set(named.flatMap((some) => [...some]));
    }),
  );
};

const pairsOf = (counts: Uint32Array): Pairs => {
  const pairs: number[] = [];
  for (const [no, count] of counts.entries()) if (count > 0) pairs.push(no, count);
  return Uint32Array.from(pairs);
};

const countClass = (segment: Segment, book: SearchBook, classNo: number): ClassSum => {
  const { start, docs } = segment.classes;
  const base = scratchBits(segment.size);
  addAll(base, docs, start[classNo] as number, start[classNo + 1] as number);
  takeAway(base, segment.hidden);
  const counts = makeCounts(book);
  countFree(segment, base, counts);
  const { total, inStock, cheapest, dearest, sources, brands, stores, values } = counts;
  return { total, inStock, cheapest, dearest, sources, brands: pairsOf(brands), stores: pairsOf(stores), values: pairsOf(values) };
};

const addPairs = (counts: Uint32Array, pairs: Pairs): void => {
  for (let at = 0; at < pairs.length; at += 2) {
    const no = pairs[at] as number;
    counts[no] = (counts[no] as number) + (pairs[at + 1] as number);
  }
};

/** Adds what all goods of a class count, without a walk over them. */
export const addClassSum = (segment: Segment, book: SearchBook, classNo: number, counts: Counts): void => {
  let sum = segment.sums.get(classNo);
  if (!sum) {
    sum = countClass(segment, book, classNo);
    segment.sums.set(classNo, sum);
  }
  counts.total += sum.total;
  counts.inStock += sum.inStock;
  counts.cheapest = Math.min(counts.cheapest, sum.cheapest);
  counts.dearest = Math.max(counts.dearest, sum.dearest);
  counts.classes[classNo] = (counts.classes[classNo] as number) + sum.total;
  for (let source = 0; source < sum.sources.length; source += 1)
    counts.sources[source] = (counts.sources[source] as number) + (sum.sources[source] as number);
  addPairs(counts.brands, sum.brands);
  addPairs(counts.stores, sum.stores);
  addPairs(counts.values, sum.values);
};
