import { expect, it } from 'vitest';
import { alternatesOf, languageAddress } from './language-address.ts';

it('keeps what the address asks for and says its language once', () => {
  expect(languageAddress('/internation', 'ru')).toBe('/internation?isGlobal=1&uscTags=3&language=ru');
  expect(languageAddress('/goodsDetails?goodsId=2&isGlobal=1&lang=en&language=spa', 'fra')).toBe(
    '/goodsDetails?goodsId=2&isGlobal=1&language=fra&uscTags=3',
  );
});

it('names all six by what browsers call them, and English for the rest', () => {
  expect(alternatesOf('/index1').map(({ hreflang }) => hreflang)).toEqual(['zh-CN', 'en', 'fr', 'es', 'pt', 'ru', 'x-default']);
  expect(alternatesOf('/index1').at(-1)?.address).toContain('language=en');
});
