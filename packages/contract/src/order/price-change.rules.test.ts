import { describe, expect, it } from 'vitest';
import { priceChangeMachine, priceChangeStates } from './price-change.machine.ts';
import { type PriceableLine, repriceOrder } from './price-change.rules.ts';

const line = (over: Partial<PriceableLine> = {}): PriceableLine => ({
  id: '1',
  num: 10,
  unitFen: 1000,
  offFen: 0,
  taxRate: 13,
  fixed: false,
  ...over,
});
const order = { freightFen: 500, lines: [line(), line({ id: '2', num: 2, unitFen: 300, offFen: 100 })] };

describe('another price', () => {
  it('keeps what was taken off, and adds up', () => {
    const { repriced } = repriceOrder(order, new Map([['1', 900]]), 0) as { repriced: { payableFen: number } };
    expect(repriced).toMatchObject({
      goodsFen: 9600,
      freightFen: 0,
      payableFen: 9000 + 500,
      taxFen: Math.round((9000 * 13) / 113) + Math.round((500 * 13) / 113),
      lines: [
        { id: '1', unitFen: 900, goodsFen: 9000, payFen: 9000 },
        { id: '2', unitFen: 300, payFen: 500 },
      ],
    });
  });
  it('is never higher, in no line and not in the freight, and never the same', () => {
    expect(repriceOrder(order, new Map([['1', 1001]]), 0)).toEqual({ fault: 'order.price_higher', lineId: '1' });
    expect(repriceOrder(order, new Map(), 501)).toEqual({ fault: 'order.price_higher' });
    expect(repriceOrder(order, new Map([['1', 1000]]), 500)).toEqual({ fault: 'order.price_same' });
  });
  it('leaves fixed prices, what coupons took, and something to pay', () => {
    expect(repriceOrder({ ...order, lines: [line({ fixed: true })] }, new Map([['1', 1]]), 500)).toEqual({
      fault: 'order.price_fixed',
      lineId: '1',
    });
    expect(repriceOrder(order, new Map([['2', 49]]), 500)).toEqual({ fault: 'order.price_below', lineId: '2' });
    expect(repriceOrder({ freightFen: 0, lines: [line({ num: 1, offFen: 900 })] }, new Map([['1', 900]]), 0)).toEqual({
      fault: 'order.price_below',
    });
  });
});

describe('a change of price', () => {
  it('is decided once', () => {
    for (const state of priceChangeStates.filter((one) => one !== 'open')) expect(priceChangeMachine.eventsOf(state)).toEqual([]);
    expect([...priceChangeMachine.reachable()].toSorted()).toEqual([...priceChangeStates].toSorted());
  });
});
