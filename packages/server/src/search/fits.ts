import { addAll, addBits, type Bits, copyBits, hasBit, keepCommon, scratchBits, setBit } from './bits.ts';
import type { Postings, Segment } from './segment.ts';

/** What fits: goods with all their specs, and single specs of others. */
export type Fit = { goods: Bits; specs: Bits | undefined };

export const noFit = (segment: Segment): Fit => ({ goods: scratchBits(segment.size), specs: undefined });

export const addPostings = (bits: Bits, { start, docs }: Postings, key: number): void => {
  if (key >= 0 && key + 1 < start.length) addAll(bits, docs, start[key] as number, start[key + 1] as number);
};

const isListed = ({ start }: Postings, key: number): boolean => key >= 0 && key + 1 < start.length && start[key] !== start[key + 1];

/** Specs with a value of their own; `shared` also takes in goods whose specs all have it. */
export const addValue = (segment: Segment, fit: Fit, value: number, shared: boolean): void => {
  if (shared) addPostings(fit.goods, segment.goodsByValue, value);
  if (!isListed(segment.specsByValue, value)) return;
  fit.specs ??= scratchBits(segment.specId.length);
  addPostings(fit.specs, segment.specsByValue, value);
};

/** What has one of some values. */
export const fitOfValues = (segment: Segment, values: readonly number[]): Fit => {
  const fit = noFit(segment);
  for (const value of values) addValue(segment, fit, value, true);
  return fit;
};

export const addFit = (one: Fit, other: Fit): void => {
  addBits(one.goods, other.goods);
  if (!other.specs) return;
  if (one.specs) addBits(one.specs, other.specs);
  else one.specs = other.specs;
};

const takeFrom = (segment: Segment, from: Bits, into: Bits, also: Bits | undefined, goods: Bits): void => {
  const { specGoods } = segment;
  for (let word = 0; word < from.length; word += 1) {
    let rest = from[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      const spec = (word << 5) + 31 - Math.clz32(lowest);
      if (hasBit(goods, specGoods[spec] as number) || (also && hasBit(also, spec))) setBit(into, spec);
    }
  }
};

/** Leaves in the first what fits both: a spec fits where it does itself or its goods does. */
export const keepBoth = (segment: Segment, one: Fit, other: Fit): void => {
  if (one.specs || other.specs) {
    const specs = scratchBits(segment.specId.length);
    if (one.specs) takeFrom(segment, one.specs, specs, other.specs, other.goods);
    if (other.specs) takeFrom(segment, other.specs, specs, undefined, one.goods);
    one.specs = specs;
  }
  keepCommon(one.goods, other.goods);
};

/** The specs of a fit without those whose goods fits as a whole, which say nothing more; undefined where none is left. */
export const singleSpecs = ({ specGoods }: Segment, { goods, specs }: Fit): Bits | undefined => {
  if (!specs) return undefined;
  const single = copyBits(specs);
  let some = 0;
  for (let word = 0; word < single.length; word += 1) {
    let rest = single[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      if (hasBit(goods, specGoods[(word << 5) + 31 - Math.clz32(lowest)] as number)) single[word] = (single[word] as number) ^ lowest;
    }
    some |= single[word] as number;
  }
  return some === 0 ? undefined : single;
};

/** Goods of which at least one spec fits. */
export const goodsOf = (segment: Segment, { goods, specs }: Fit): Bits => {
  if (!specs) return goods;
  const found = copyBits(goods);
  const { specGoods } = segment;
  for (let word = 0; word < specs.length; word += 1) {
    let rest = specs[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      setBit(found, specGoods[(word << 5) + 31 - Math.clz32(lowest)] as number);
    }
  }
  return found;
};
