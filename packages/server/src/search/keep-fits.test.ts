import { beforeEach, describe, expect, it } from 'vitest';
import { type Bits, freeScratch, hasBit, makeBits, setBit } from './bits.ts';
import type { Fit } from './fits.ts';
import { keptFit } from './keep-fits.ts';
import type { Slot } from './query-plan.ts';
import type { SearchBook } from './search-book.ts';
import type { Segment } from './segment.ts';

const size = 1_000_000;
const book = {} as SearchBook;
const slot = (word: string): Slot => ({ typed: word, alternatives: [[word]] });

const bitsOf = (members: Iterable<number>): Bits => {
  const bits = makeBits(size);
  for (const one of members) setBit(bits, one);
  return bits;
};
const all = bitsOf(Array.from({ length: size }, (_, at) => at));
const many = () => all.slice();
const whole = () => ({ goods: many(), specs: undefined });

let segment: Segment;
let made: number;
const ask = (word: string, fit: () => Fit, from = book) => {
  freeScratch();
  return keptFit(segment, from, 'all', slot(word), () => {
    made += 1;
    return fit();
  });
};

beforeEach(() => {
  // A spec for each goods.
  segment = { fits: undefined, specGoods: Uint32Array.from({ length: size }, (_, at) => at) } as Segment;
  made = 0;
});

describe('what fits a part of a query', () => {
  it('is kept once it was asked for twice, few and many, goods and specs', () => {
    const fit = () => ({ goods: bitsOf([3, 70_000]), specs: bitsOf([1, 3, 99_999]) });
    for (let nth = 0; nth < 4; nth += 1) ask('断路器', fit);
    expect(made).toBe(2);
    // A spec says nothing more where its goods fits as a whole.
    expect(ask('断路器', fit)).toEqual({ goods: fit().goods, specs: bitsOf([1, 99_999]) });
    for (let nth = 0; nth < 3; nth += 1) ask('光缆', () => ({ goods: many(), specs: bitsOf([5]) }));
    expect(ask('光缆', fit)).toEqual({ goods: many(), specs: undefined });
    expect(ask('电缆', () => ({ goods: bitsOf([]), specs: undefined }))).toEqual({ goods: bitsOf([]), specs: undefined });
  });

  it('is the asker’s own: what he takes away is there for the next', () => {
    ask('断路器', whole);
    ask('断路器', whole);
    ask('断路器', whole).goods.fill(0);
    expect(hasBit(ask('断路器', whole).goods, 77)).toBe(true);
    expect(made).toBe(2);
  });

  it('is made anew when words come to mean something else', () => {
    for (let nth = 0; nth < 3; nth += 1) ask('断路器', whole);
    const other = {} as SearchBook;
    for (let nth = 0; nth < 3; nth += 1) ask('断路器', whole, other);
    expect(made).toBe(4);
  });

  it('takes no more than 32 MB; what was not asked for the longest goes', () => {
    for (let word = 0; word < 300; word += 1) for (let nth = 0; nth < 2; nth += 1) ask(`word ${word}`, whole);
    expect(segment.fits?.bytes).toBeLessThanOrEqual(32 * 2 ** 20);
    expect(segment.fits?.bytes).toBeGreaterThan(31 * 2 ** 20);
    made = 0;
    ask('word 299', whole);
    expect(made).toBe(0);
    ask('word 0', whole);
    expect(made).toBe(1);
  });
});
