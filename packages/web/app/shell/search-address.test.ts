import { expect, test } from 'vitest';
import { nextTip, searchAddress, searchedFor } from './search-address.ts';

test('goods and stores have results of their own, at home and abroad', () => {
  expect(searchAddress('goods', 'YJV 3×240', false)).toBe('/searchGoodsResult?keyword=YJV%203%C3%97240');
  expect(searchAddress('stores', 'cable & co', true)).toBe('/searchShopResult1?keyword=cable%20%26%20co');
});

test('the box keeps the words of the results', () => {
  expect(searchedFor('/searchGoodsResult', '?keyword=断路器')).toEqual({ scope: 'goods', keyword: '断路器' });
  expect(searchedFor('/searchShopResult1', '?keyword=a')).toEqual({ scope: 'stores', keyword: 'a' });
  expect(searchedFor('/', '?keyword=断路器')).toEqual({ scope: 'goods', keyword: '' });
});

test('arrows go round the tips and through the box', () => {
  expect(nextTip(-1, 1, 3)).toBe(0);
  expect(nextTip(2, 1, 3)).toBe(-1);
  expect(nextTip(-1, -1, 3)).toBe(2);
  expect(nextTip(0, -1, 3)).toBe(-1);
});
