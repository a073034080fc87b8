import { expect, test } from 'vitest';
import { aboutTitle, freshBoard, putFrame, putOwn, takeOwn, titleOf } from './title-board.ts';

test('a page is called as its route and the mall, the home page as the mall alone', () => {
  expect(titleOf({ site: '能电商城', route: '登录', own: undefined })).toBe('登录-能电商城');
  expect(titleOf({ site: '能电商城', route: '', own: undefined })).toBe('能电商城');
  expect(titleOf({ ...freshBoard(), route: '登录' })).toBe('登录');
});

test('what a page is about stands before what it is', () => {
  expect(titleOf({ site: '能电商城', route: '商品搜索', own: aboutTitle('电缆', '商品搜索') })).toBe('电缆-商品搜索-能电商城');
  expect(titleOf({ site: '能电商城', route: '商品搜索', own: aboutTitle('', '商品搜索') })).toBe('商品搜索-能电商城');
});

test('a page that is not there does not keep the name of its route', () => {
  expect(titleOf({ site: '能电商城', route: '订单详情', own: '页面不存在' })).toBe('页面不存在-能电商城');
});

const served = () => ({ site: '能电商城', route: '商品搜索', own: '电缆-商品搜索', served: true });

test('what the page said on the server holds until it wakes up, and not on the next page', () => {
  const waking = served();
  putFrame(waking, '能电商城', '商品搜索');
  expect(titleOf(waking)).toBe('电缆-商品搜索-能电商城');
  putOwn(waking, '电缆-商品搜索');
  takeOwn(waking, '电缆-商品搜索');
  expect(titleOf(waking)).toBe('商品搜索-能电商城');
  const left = served();
  putFrame(left, '能电商城', '购物车');
  expect(titleOf(left)).toBe('购物车-能电商城');
});
