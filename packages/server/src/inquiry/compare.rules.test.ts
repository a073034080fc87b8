import { describe, expect, it } from 'vitest';
import { scoresOf } from './compare.rules.ts';

const weights = { price: 50, technique: 25, delivery: 15, service: 10 };

describe('points of quotes', () => {
  it('measures price and days against the best, as the sheet shows them', () => {
    const [north, east] = scoresOf(
      [
        { totalFen: 143_363_800, days: 18, points: { technique: 92, service: 95 } },
        { totalFen: 140_000_400, days: 15, points: { technique: 85, service: 84 } },
      ],
      weights,
    );
    expect(north).toEqual({ price: 97.7, technique: 92, delivery: 83.3, service: 95, whole: 93.8 });
    expect(east).toEqual({ price: 100, technique: 85, delivery: 100, service: 84, whole: 94.7 });
  });

  it('knows goods that lie ready', () => {
    expect(scoresOf([{ totalFen: 1, days: 0, points: {} }], weights)[0]).toEqual({
      price: 100,
      technique: 50,
      delivery: 100,
      service: 50,
      whole: 82.5,
    });
  });
});
