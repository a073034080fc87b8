import { beforeAll, describe, expect, it } from 'vitest';
import { findRow, holdLanguage, isCrossBorder, knowAllRows, pageLanguage } from './describe-page.ts';

beforeAll(knowAllRows);

const at = (path: string) => new URL(path, 'http://mall');

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
  expect(findRow('/LOGIN/').title).toBe('登录');
  expect(findRow('/nothing').path).toBe('*');
});
