import { describe, expect, it } from 'vitest';
import { cartLineMax } from './cart.rules.ts';

describe('the most a cart line may hold', () => {
  it.each([
    [{ specStorage: 30 }, 30],
    [{ specStorage: 200 }, 200],
    [{ specStorage: 5000 }, 200],
    [{ specStorage: 0 }, 0],
    [{ specStorage: -3 }, 0],
  ])('without an activity is the shelf or 200: %j', (shelf, most) => expect(cartLineMax(shelf)).toBe(most));

  it.each([3, 5])('in activity %i is the smallest of 200, what is left and the restriction', (activityType) => {
    const line = { specStorage: 1, activityType, activitySurplusStorage: 50, restrictionQuantity: 2 };
    expect(cartLineMax(line)).toBe(2);
    expect(cartLineMax({ ...line, restrictionQuantity: 60 })).toBe(50);
    expect(cartLineMax({ ...line, activitySurplusStorage: 900, restrictionQuantity: 500 })).toBe(200);
    expect(cartLineMax({ ...line, activitySurplusStorage: 0 })).toBe(0);
  });

  it('takes a restriction of 0 as none', () => {
    expect(cartLineMax({ specStorage: 9, activityType: 3, activitySurplusStorage: 80, restrictionQuantity: 0 })).toBe(80);
  });

  it('lets only seckill and time-limited buy look at the activity', () => {
    expect(cartLineMax({ specStorage: 9, activityType: 2, activitySurplusStorage: 1, restrictionQuantity: 1 })).toBe(9);
  });
});
