import { expect, it } from 'vitest';
import { skinOf } from './skin.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

it('dresses a page by its address', () => {
  expect(skinOf(at('/internation'), 'zh')).toBe('global');
  expect(skinOf(at('/goodsDetails', '?isGlobal=1'), 'zh')).toBe('global');
  expect(skinOf(at('/cart'), 'ru')).toBeUndefined();
});

it('keeps a new inquiry in the zone for who reads another language or comes from there, and in the centre otherwise', () => {
  expect(skinOf(at('/newInquiry'), 'zh')).toBeUndefined();
  expect(skinOf(at('/newInquiry'), 'ru')).toBe('global');
  expect(skinOf(at('/newInquiry', '?isGlobal=1'), 'zh')).toBe('global');
});
