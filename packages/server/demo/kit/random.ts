/** A stream of numbers that is the same for the same seed on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  chance: (likelihood: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** One of `list`, likelier where `weight` is larger. */
  weigh: <T>(list: readonly T[], weight: (item: T) => number) => T;
};

/** Mixes numbers into 32 bits (murmur3's finaliser), so that neighbouring goods get unrelated streams. */
const mixSeed = (...parts: readonly number[]): number => {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
};

/** Mulberry32: small, quick, good enough for demo data; nothing secret comes from it. */
export const makeRandom = (...seed: readonly number[]): Random => {
  let state = mixSeed(...seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[Math.floor(next() * list.length)] as T;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (likelihood) => next() < likelihood,
    pick,
    weigh: <T>(list: readonly T[], weight: (item: T) => number): T => {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      for (const item of list) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return pick(list);
    },
  };
};
