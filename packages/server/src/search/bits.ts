/** Sets of document numbers, one bit each. */
export type Bits = Uint32Array;

export const makeBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

// A search needs a dozen sets and none of them afterwards; made anew each time they would be most of the garbage of the server.
const scratch = new Map<number, { used: number; sets: Bits[] }>();

/** An empty set that is only good until `freeScratch`: for a search, which never waits. */
export const scratchBits = (size: number): Bits => {
  const words = (size + 31) >>> 5;
  let shelf = scratch.get(words);
  if (!shelf) {
    shelf = { used: 0, sets: [] };
    scratch.set(words, shelf);
  }
  const known = shelf.sets[shelf.used];
  const bits = known ? known.fill(0) : new Uint32Array(words);
  if (!known) shelf.sets.push(bits);
  shelf.used += 1;
  return bits;
};

export const copyBits = (bits: Bits): Bits => {
  const copy = scratchBits(bits.length * 32);
  copy.set(bits);
  return copy;
};

// Two segments, each with sets of goods and of specs, and as many of those that are about to go.
const mostShelves = 8;

/** Before a search: all sets of the last one are free. Sizes of segments that are gone are let go. */
export const freeScratch = (): void => {
  if (scratch.size > mostShelves) scratch.clear();
  for (const shelf of scratch.values()) shelf.used = 0;
};

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] as number) & (1 << (at & 31))) !== 0;

export const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] as number) | (1 << (at & 31));
};

export const addAll = (bits: Bits, list: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) {
    const one = list[at] as number;
    bits[one >>> 5] = (bits[one >>> 5] as number) | (1 << (one & 31));
  }
};

export const removeAll = (bits: Bits, list: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) {
    const one = list[at] as number;
    bits[one >>> 5] = (bits[one >>> 5] as number) & ~(1 << (one & 31));
  }
};

export const fillBits = (bits: Bits, size: number): void => {
  bits.fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1;
};

export const keepCommon = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & (other[word] as number);
};

export const takeAway = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) & ~(other[word] as number);
};

export const addBits = (bits: Bits, other: Bits): void => {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] as number) | (other[word] as number);
};

const countOnes = (value: number): number => {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += countOnes(bits[word] as number);
  return count;
};

/** All members, ascending; the caller has counted them. */
export const listAll = (bits: Bits, count: number): Uint32Array => {
  const list = new Uint32Array(count);
  let at = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      rest ^= lowest;
      list[at] = (word << 5) + 31 - Math.clz32(lowest);
      at += 1;
    }
  }
  return list;
};

/** Moves what both sets have out of `rest` into `own`; how many that are. One walk, because a set of a million does not fit the nearest cache. */
export const moveCommon = (rest: Bits, one: Bits, other: Bits, own: Bits): number => {
  let count = 0;
  for (let word = 0; word < rest.length; word += 1) {
    const common = (rest[word] as number) & (one[word] as number) & (other[word] as number);
    if (common === 0) continue;
    own[word] = common;
    rest[word] = (rest[word] as number) ^ common;
    count += countOnes(common);
  }
  return count;
};

/** The members from the `skip`th on, at most so many, ascending; words that are skipped whole are only counted, so a deep page costs no more. */
export const listBits = (bits: Bits, skip: number, most: number): number[] => {
  const found: number[] = [];
  let left = skip;
  for (let word = 0; word < bits.length && found.length < most; word += 1) {
    let rest = bits[word] as number;
    if (rest === 0) continue;
    if (left > 0) {
      const here = countOnes(rest);
      if (here <= left) {
        left -= here;
        continue;
      }
    }
    while (rest !== 0 && found.length < most) {
      const lowest = rest & -rest;
      if (left > 0) left -= 1;
      else found.push((word << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
  return found;
};
