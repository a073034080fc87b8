import { describe, expect, it } from 'vitest';
import { fen } from '../kernel/money.ts';
import { nextBreak, unitPriceFor } from './price-break.rules.ts';

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

it('the next break is the nearest that makes a piece cheaper and can be bought', () => {
  const steps = [
    { minNum: 100, priceFen: fen(400) },
    { minNum: 20, priceFen: fen(450) },
  ];
  expect(nextBreak(fen(500), steps, 1, 200)?.minNum).toBe(20);
  expect(nextBreak(fen(500), steps, 20, 200)?.minNum).toBe(100);
  expect(nextBreak(fen(500), steps, 100, 200)).toBeUndefined();
  expect(nextBreak(fen(500), steps, 20, 60)).toBeUndefined();
  // An activity that undercuts the steps leaves nothing to gain.
  expect(nextBreak(fen(390), steps, 1, 200)).toBeUndefined();
});
