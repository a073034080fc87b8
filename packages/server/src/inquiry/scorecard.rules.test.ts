import { describe, expect, it } from 'vitest';
import { scorecardOf } from './scorecard.rules.ts';

const nothing = { due: 0, onTime: 0, asked: 0, answered: 0, won: 0, received: 0, returned: 0, reviews: 0, stars: 0 };

describe('a supplier’s card', () => {
  it('says nothing of who did nothing, or next to nothing', () => {
    expect(scorecardOf(nothing)).toEqual({ score: null, onTime: null, answered: null, won: 0, returns: null, reviews: null });
    expect(scorecardOf({ ...nothing, due: 2, onTime: 2 }).score).toBeNull();
  });

  it('weighs what was measured', () => {
    const card = scorecardOf({
      due: 40,
      onTime: 38,
      asked: 10,
      answered: 9,
      won: 4,
      received: 50,
      returned: 1,
      reviews: 20,
      stars: 96,
    });
    expect(card).toMatchObject({
      onTime: { value: 95, of: 40 },
      answered: { value: 90, of: 10 },
      returns: { value: 2, of: 50 },
      reviews: { value: 4.8, of: 20 },
      won: 4,
    });
    expect(card.score).toBe(93.3);
  });

  it('lets the rest share where one is missing', () => {
    expect(scorecardOf({ ...nothing, due: 10, onTime: 5 }).score).toBe(50);
  });
});
