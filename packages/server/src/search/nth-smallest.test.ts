import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nthSmallest } from './nth-smallest.ts';

const prices = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 60 });

it('tells the price at the end of a page as sorting would', () => {
  fc.assert(
    fc.property(prices, prices, fc.integer({ min: 1, max: 130 }), (one, other, nth) => {
      const sorted = [...one, ...other].toSorted((a, b) => a - b);
      const expected = sorted[Math.min(nth, sorted.length) - 1] ?? Number.NaN;
      expect(nthSmallest([Float64Array.from(one), Float64Array.from(other)], nth)).toBe(expected);
    }),
  );
});
