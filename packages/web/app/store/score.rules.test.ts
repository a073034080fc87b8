import { describe, expect, it } from 'vitest';
import { standingOf } from './score.rules.ts';
import { storeGoods } from './store-address.ts';

describe('a score beside the others', () => {
  it('is above, below or even, in whole per cent', () => {
    expect(standingOf('4.9', '4.4')).toEqual({ side: 'above', percent: 11 });
    expect(standingOf('4.0', '4.4')).toEqual({ side: 'below', percent: 9 });
    expect(standingOf('4.4', '4.4')).toEqual({ side: 'even', percent: 0 });
  });

  it('says nothing about a mean that is not there', () => {
    expect(standingOf('4.9', '0.0')).toEqual({ side: 'even', percent: 0 });
  });
});

describe('addresses of a store', () => {
  it('leave out what is not asked for', () => {
    expect(storeGoods('3')).toBe('/shopProClassification?storeId=3');
    expect(storeGoods('3', { classId: '', keyword: '电缆 YJV' })).toBe('/shopProClassification?storeId=3&keyword=%E7%94%B5%E7%BC%86+YJV');
  });
});
