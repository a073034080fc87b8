import { readPlace, writePlace } from '@mall/kit/list/place.ts';
import { describe, expect, it } from 'vitest';
import { findFaults } from './filter-faults.rules.ts';
import { filterOf, ordersFields } from './orders-place.ts';

const read = (search: string) => readPlace(ordersFields, new URLSearchParams(search));
const place = read('');

describe('the address of the order list', () => {
  it('carries tab, filter and page, and comes back as it was', () => {
    const there = {
      ...place,
      state: 'toPay',
      page: 3,
      orderSn: '2611',
      goodsName: '电缆 & 3×240',
      from: '2026-01-01',
      min: '5',
      payMode: 'postpay',
    } as const;
    expect(read(writePlace(ordersFields, there))).toEqual(there);
    expect(writePlace(ordersFields, place)).toBe('');
  });

  it.each(['state=gone&page=0', 'page=1.5', 'page=-1', 'payMode=barter', 'state=&page=99999999'])('makes sense of %s', (search) => {
    expect(read(search)).toEqual(place);
  });

  it('asks the server only for what is filled in', () => {
    expect(filterOf(place)).toEqual({});
    expect(filterOf({ ...place, state: 'toReview', to: '2026-02-01', max: '9.5', payMode: 'credit' })).toEqual({
      evaluate: 'waiting',
      endTime: '2026-02-01 23:59:59',
      maxAmount: '9.5',
      payMode: 'credit',
    });
  });
});

describe('the faults of a filter', () => {
  it('stand at their fields, in the words of the server', () => {
    expect(findFaults({ ...place, orderSn: '1'.repeat(21) })).toEqual({ orderSn: 'order.sn_long' });
    expect(findFaults({ ...place, goodsName: '电'.repeat(51) })).toEqual({ goodsName: 'order.goods_name_long' });
    expect(findFaults({ ...place, from: '2026-02-02', to: '2026-02-01' })).toEqual({ to: 'order.times_wrong' });
    expect(findFaults({ ...place, from: '昨天' })).toEqual({ from: 'order.day_wrong' });
    expect(findFaults({ ...place, min: '0' })).toEqual({ min: 'order.amount_wrong' });
    expect(findFaults({ ...place, max: '999999999.99' })).toEqual({ max: 'order.amount_wrong' });
    expect(findFaults({ ...place, max: '999999999.98' })).toEqual({});
    expect(findFaults({ ...place, min: '9', max: '3' })).toEqual({ max: 'order.amounts_wrong' });
    expect(findFaults({ ...place, from: '2026-02-01', to: '2026-02-01', min: '1', max: '3' })).toEqual({});
  });
});
