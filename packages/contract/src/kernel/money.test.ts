import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fen, fromYuan, Money, splitPrice, toYuan } from './money.ts';

it('writes and reads the same amount, to the fen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
      const text = toYuan(fen(amount));
      expect(Money.safeParse(text).success).toBe(true);
      expect(fromYuan(text)).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

it('refuses what is no amount', () => {
  for (const text of ['', '1.234', '1e3', '0x10', '1,000.00', ' 1', '١']) expect(() => fromYuan(text)).toThrow(RangeError);
  expect(() => fen(1.5)).toThrow(RangeError);
});

it('splits a price at its decimal point', () => {
  expect(splitPrice('1234.50')).toEqual({ specIntegerPrize: '1234', specFloatPrize: '50' });
});
