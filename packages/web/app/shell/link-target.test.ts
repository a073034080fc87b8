import type { PageLink } from '@mall/contract/content/content.api.ts';
import { expect, test } from 'vitest';
import { unbuiltPaths } from '../routes.unbuilt.ts';
import { abroad, actionTarget, linkTarget } from './link-target.ts';

const link = (relationType: PageLink['relationType'], relationTarget: string, rest: Partial<PageLink> = {}) =>
  linkTarget({ relationType, relationTarget, typeKeyWord: '', linkType: 'inner', ...rest });

test('leads to the page of what is named', () => {
  expect(link('goods', '7')).toEqual({ href: '/goodsDetails?goodsId=7', outer: false });
  expect(link('class', '12')?.href).toBe('/proClassification?id=12');
  expect(link('brand', '3')?.href).toBe('/searchGoodsResult?brandId=3');
  expect(link('store', '5')?.href).toBe('/shopIndex?storeId=5');
  expect(link('article', '9')?.href).toBe('/consulationDetail?id=9');
  expect(link('page', '/couponCenter?from=home')?.href).toBe('/couponCenter?from=home');
});

test('searches by the key word, else by the target, and escapes it', () => {
  expect(link('keyword', '电缆')?.href).toBe(`/searchGoodsResult?keyword=${encodeURIComponent('电缆')}`);
  expect(link('keyword', '1', { typeKeyWord: 'a&b=c' })?.href).toBe('/searchGoodsResult?keyword=a%26b%3Dc');
  expect(link('keyword', ' ')).toBeUndefined();
  expect(link('brand', '', { typeKeyWord: '安昭' })?.href).toContain('keyword=');
});

test('knows the zones that have a page of their own', () => {
  expect(link('zone', '4', { typeKeyWord: 'photovoltaic' })?.href).toBe('/photovoltaic');
  expect(link('zone', '1', { typeKeyWord: 'big_customer' })?.href).toBe('/customer?zoneId=1');
  expect(link('zone', '8')?.href).toBe('/customer?zoneId=8');
});

test('knows the pages of activities', () => {
  const pages = ['', 'coupon', 'group'].map((typeKeyWord) => link('activity', '', { typeKeyWord })?.href);
  expect(pages).toEqual(['/seckillZone', '/couponCenter', '/groupZone']);
});

test('takes a word of every object for no kind', () => {
  for (const typeKeyWord of ['constructor', 'toString', '__proto__']) {
    expect(link('activity', '', { typeKeyWord })?.href).toBe('/seckillZone');
    expect(link('zone', '8', { typeKeyWord })?.href).toBe('/customer?zoneId=8');
    expect(actionTarget({ actionType: 'zone', actionParams: { zoneId: '8', kind: typeKeyWord } })?.href).toBe('/customer?zoneId=8');
  }
});

test('opens another site only when it is told so, and only by http', () => {
  expect(link('page', 'https://example.com/a', { linkType: 'outer' })).toEqual({ href: 'https://example.com/a', outer: true });
  expect(link('page', '/helpCenter', { linkType: 'outer' })).toEqual({ href: '/helpCenter', outer: true });
  expect(link('page', 'https://example.com/a')).toBeUndefined();
});

test('leads to no screen that does not exist yet, and to where stores are registered', () => {
  expect(link('page', unbuiltPaths[0] ?? '', { linkType: 'outer' })).toBeUndefined();
  expect(link('page', '/seller/#/registered', { linkType: 'outer' })?.href).toBe('/seller/#/registered');
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:evil',
  'ftp://a',
  '',
])('refuses %j', (address) => {
  expect(link('page', address)).toBeUndefined();
  expect(link('page', address, { linkType: 'outer' })).toBeUndefined();
});

test('refuses what is no id', () => {
  for (const id of ['', '0', '-1', '1&x=2', 'abc']) expect(link('goods', id)).toBeUndefined();
});

test('reads the action of a floor', () => {
  expect(actionTarget({ actionType: 'none', actionParams: { id: '1' } })).toBeUndefined();
  expect(actionTarget({ actionType: 'class', actionParams: { classId: '2' } })?.href).toBe('/proClassification?id=2');
  expect(actionTarget({ actionType: 'zone', actionParams: { zoneId: '3', kind: 'green' } })?.href).toBe('/green');
  expect(actionTarget({ actionType: 'keyword', actionParams: { keyword: 'YJV' } })?.href).toBe('/searchGoodsResult?keyword=YJV');
  expect(actionTarget({ actionType: 'page', actionParams: { url: 'javascript:1' } })).toBeUndefined();
});

test('keeps to the zone when the action names one', () => {
  expect(actionTarget({ actionType: 'class', actionParams: { id: '2', zoneId: '3' } })?.href).toBe('/proClassification?id=2&zoneId=3');
  expect(actionTarget({ actionType: 'class', actionParams: { id: '2', zoneId: 'x' } })?.href).toBe('/proClassification?id=2');
});

test('knows the pages of the cross-border zone', () => {
  expect(abroad('/proClassification?id=2')).toBe('/proClassification1?id=2');
  expect(abroad('/goodsDetails?goodsId=2&specId=3')).toBe('/goodsDetails?goodsId=2&specId=3&isGlobal=1');
  expect(abroad('/goodsDetails?goodsId=2&isGlobal=1')).toBe('/goodsDetails?goodsId=2&isGlobal=1');
  expect(abroad('/helpCenter')).toBe('/helpCenter');
});
