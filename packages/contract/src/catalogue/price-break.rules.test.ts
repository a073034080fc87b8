import { describe, expect, it } from 'vitest';
import { fen } from '../kernel/money.ts';
import { unitPriceFor } from './price-break.rules.ts';

const ladder = [
  { minNum: 50, priceFen: fen(980) },
  { minNum: 100, priceFen: fen(950) },
];

describe('the price for a quantity', () => {
  it('is that of one piece below the first step', () => {
    expect(unitPriceFor(fen(1000), ladder, 1)).toBe(1000);
    expect(unitPriceFor(fen(1000), ladder, 49)).toBe(1000);
    expect(unitPriceFor(fen(1000), [], 200)).toBe(1000);
  });

  it('is that of the step from its first piece on', () => {
    expect(unitPriceFor(fen(1000), ladder, 50)).toBe(980);
    expect(unitPriceFor(fen(1000), ladder, 99)).toBe(980);
    expect(unitPriceFor(fen(1000), ladder, 100)).toBe(950);
    expect(unitPriceFor(fen(1000), ladder.toReversed(), 200)).toBe(950);
  });

  it('is never above an activity price, nor above a step below it', () => {
    expect(unitPriceFor(fen(960), ladder, 60)).toBe(960);
    expect(unitPriceFor(fen(960), ladder, 100)).toBe(950);
  });
});
