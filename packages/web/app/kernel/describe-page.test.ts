import { beforeAll, describe, expect, it } from 'vitest';
import {
  broughtLanguage,
  doorAddress,
  findRow,
  holdLanguage,
  isCrossBorder,
  isSearchedAbroad,
  knowAllRows,
  pageLanguage,
} from './describe-page.ts';

beforeAll(knowAllRows);

const at = (path: string) => new URL(path, 'http://mall');

it('finds the page of a company’s provider by whichever number', () => {
  expect(findRow('/iamCallback/71')).toMatchObject({ path: '/iamCallback/:company', title: findRow('/iamCallback').title });
  expect(findRow('/iamCallback/x').path).toBe('*');
});

describe('the language of a page', () => {
  it('is Chinese, whatever was chosen, outside the cross-border pages', () => {
    expect(pageLanguage(at('/'), 'ru')).toBe('zh');
    expect(pageLanguage(at('/login'), 'en')).toBe('zh');
  });

  it('is the chosen one on cross-border pages and wherever isGlobal=1 says so', () => {
    expect(pageLanguage(at('/internation'), 'ru')).toBe('ru');
    expect(pageLanguage(at('/goodsDetails?goodsId=1&isGlobal=1'), 'fra')).toBe('fra');
  });

  it('comes with a partner entry, and is English when that names none of the six', () => {
    expect(pageLanguage(at('/internation?isGlobal=1&uscTags=3&language=spa'), 'zh')).toBe('spa');
    expect(pageLanguage(at('/internation?isGlobal=1&uscTags=3&language=xx'), 'zh')).toBe('en');
    expect(pageLanguage(at('/goodsDetails?goodsId=1&isGlobal=1&uscTags=3'), 'ru')).toBe('en');
    expect(pageLanguage(at('/internation?isGlobal=1&uscTags=2&language=spa'), 'ru')).toBe('ru');
    expect(pageLanguage(at('/goodsDetails?goodsId=1&uscTags=3&language=spa'), 'ru')).toBe('zh');
  });

  it('is the chosen one on all pages where the mall is set so, and those in six languages stay the same', () => {
    holdLanguage(true);
    expect(pageLanguage(at('/login'), 'en')).toBe('en');
    expect(pageLanguage(at('/internation?isGlobal=1&uscTags=3&language=spa'), 'ru')).toBe('spa');
    expect(isCrossBorder(at('/login'))).toBe(false);
    holdLanguage(false);
    expect(pageLanguage(at('/login'), 'en')).toBe('zh');
  });
});

it('finds a page whatever the case and the last slash, and nothing else', () => {
  expect(findRow('/LOGIN/').path).toBe('/login');
  expect(findRow('/nothing').path).toBe('*');
});

describe('sign-in and what belongs to it', () => {
  it('is reached in the language of the page before, and stays Chinese by itself', () => {
    expect(doorAddress('/login?back=%2FnewInquiry', 'fra')).toBe('/login?back=%2FnewInquiry&isGlobal=1&uscTags=3&language=fra');
    expect(pageLanguage(at(doorAddress('/forgotPassword', 'ru')), 'zh')).toBe('ru');
    expect(doorAddress('/login', 'zh')).toBe('/login');
    expect(doorAddress('/shoppingCar', 'ru')).toBe('/shoppingCar');
    expect(doorAddress('/register?isGlobal=1&uscTags=3&language=pt', 'ru')).toBe('/register?isGlobal=1&uscTags=3&language=pt');
  });

  it('needs no mark where the choice holds on all pages', () => {
    holdLanguage(true);
    expect(doorAddress('/login', 'ru')).toBe('/login');
    holdLanguage(false);
  });

  it('has a title in every language', () => {
    for (const path of ['/login', '/register', '/forgotPassword', '/bindPhone'])
      expect(findRow(path).title).toMatchObject({ ru: expect.any(String) });
  });
});

it('knows a language that the address brings from one that was chosen', () => {
  expect(broughtLanguage(at('/internation?isGlobal=1&uscTags=3&language=ru'))).toBe('ru');
  expect(broughtLanguage(at('/internation?isGlobal=1&language=ru'))).toBeUndefined();
});

it('offers other languages to search engines only of what they may show', () => {
  expect(isSearchedAbroad(at('/internation'))).toBe(true);
  expect(isSearchedAbroad(at('/goodsDetails?goodsId=1&isGlobal=1'))).toBe(true);
  for (const path of ['/goodsDetails?goodsId=1', '/login?isGlobal=1', '/newInquiry', '/nothing?isGlobal=1'])
    expect(isSearchedAbroad(at(path))).toBe(false);
});
