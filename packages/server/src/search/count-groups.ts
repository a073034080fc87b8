import { type Bits, countBits, hasBit, scratchBits, setBit } from './bits.ts';
import { noFacet, type SearchBook } from './search-book.ts';
import type { Postings, Segment } from './segment.ts';

/** A chosen group of values, and what would pass if nothing of it were chosen: that is what its values count. */
export type OpenGroup = {
  readonly values: readonly number[];
  /** What they counted when the walk began. */
  readonly before: readonly number[];
  readonly goods: Bits;
  readonly specs: Bits;
};

// A list is read in its order, a goods' values are looked up where it stands: that takes so many times as long.
const listReads = 64;

const lengthOf = ({ start }: Postings, key: number): number =>
  key + 1 < start.length ? (start[key + 1] as number) - (start[key] as number) : 0;

/** Undefined where so few were found that looking at each of them is less work than reading the lists of the group. */
export const openGroup = (
  segment: Segment,
  { facetGroup }: SearchBook,
  counts: Uint32Array,
  found: Bits,
  group: number,
): OpenGroup | undefined => {
  if (group === noFacet) return undefined;
  const values: number[] = [];
  let entries = 0;
  for (const [value, its] of facetGroup.entries()) {
    if (its !== group) continue;
    values.push(value);
    entries += lengthOf(segment.goodsByValue, value) + lengthOf(segment.specsByValue, value);
  }
  if (entries > listReads * countBits(found)) return undefined;
  return {
    values,
    before: values.map((value) => counts[value] as number),
    goods: scratchBits(segment.size),
    specs: scratchBits(segment.specId.length),
  };
};

/** Notes a spec that passes all filters but those of `fails`. */
export const noteOpen = (groups: readonly (OpenGroup | undefined)[], fails: number, document: number, spec: number): void => {
  for (let nth = 0; nth < groups.length; nth += 1) {
    const group = groups[nth];
    if (!group || (fails & ~(1 << nth)) !== 0) continue;
    setBit(group.goods, document);
    setBit(group.specs, spec);
  }
};

/** Goods of which all specs have a value, or a spec that was noted has it. No goods stands in both lists. */
const goodsWith = ({ goodsByValue, specsByValue, specGoods }: Segment, { goods, specs }: OpenGroup, value: number): number => {
  let count = 0;
  let last = -1;
  for (let at = goodsByValue.start[value] as number; at < (goodsByValue.start[value + 1] as number); at += 1) {
    const document = goodsByValue.docs[at] as number;
    if (document !== last && hasBit(goods, document)) count += 1;
    last = document;
  }
  last = -1;
  for (let at = specsByValue.start[value] as number; at < (specsByValue.start[value + 1] as number); at += 1) {
    const spec = specsByValue.docs[at] as number;
    if (!hasBit(specs, spec)) continue;
    const document = specGoods[spec] as number;
    if (document !== last) count += 1;
    last = document;
  }
  return count;
};

/** Counts the values of a group by their lists, whatever the walk counted of them. */
export const countOpen = (segment: Segment, counts: Uint32Array, group: OpenGroup): void => {
  for (const [nth, value] of group.values.entries()) counts[value] = (group.before[nth] as number) + goodsWith(segment, group, value);
};
