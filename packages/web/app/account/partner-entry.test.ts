import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMark, keepMark, keptMark, targetOf } from './partner-entry.ts';

it('leads to the page that was opened, and from the doors of the mall to the one that was wanted', () => {
  const mark = 'uscTags=5&uscMark=m';
  expect(targetOf(new URL(`http://mall/goodsDetails?goodsId=1&${mark}`))).toBe('/goodsDetails?goodsId=1&uscTags=5');
  expect(targetOf(new URL(`http://mall/login?back=%2FMyOrder&${mark}`))).toBe('/MyOrder');
  for (const door of ['/register', '/login', '/forgotPassword']) expect(targetOf(new URL(`http://mall${door}?${mark}`))).toBe('/');
});

describe('a mark that let nobody in', () => {
  const made = 1_760_000_000_000;
  const payload = encodeText(JSON.stringify({ name: '顾南枝?>', at: made }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const mark = `PK0.${payload}.ab`;
  const tab = new Map<string, string>();
  beforeEach(() => {
    tab.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes along with a sign-in by hand as long as it counts, and leaves the tab then', () => {
    keepMark({ uscTags: '5', uscMark: mark, waitMs: 0 }, made + 1000);
    expect(Object.fromEntries(keptMark(made + 300_000))).toEqual({ uscMark: mark, uscTags: '5' });
    expect([...keptMark(made + 300_001)]).toEqual([]);
    expect(tab.size).toBe(0);
  });

  it('is gone once it was used', () => {
    keepMark({ uscTags: '5', uscMark: mark, waitMs: 0 }, made);
    forgetMark();
    expect(tab.size).toBe(0);
  });

  it.each([
    ['an old one', mark, made + 400_000],
    ['what is no mark', 'm', made],
    ['one without its time', `PK0.${encodeText('{}').replaceAll('=', '')}.ab`, made],
  ])('is not kept: %s', (_, uscMark, now) => {
    keepMark({ uscTags: '4', uscMark, waitMs: 0 }, now);
    expect(tab.size).toBe(0);
  });
});
