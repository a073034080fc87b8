import { expect, it } from 'vitest';
import { browserWords } from './words.browser.ts';

it('gives what the page brought at once, and the same promise for the rest, before and after it has come', async () => {
  const source = browserWords({ 'shell/zh': { close: '关闭' } });
  expect(source.find('shell', 'zh')).toEqual({ close: '关闭' });
  const asked = source.find('account', 'en');
  expect(asked).toBeInstanceOf(Promise);
  expect(Object.keys(await asked).length).toBeGreaterThan(0);
  expect(source.find('account', 'en')).toBe(asked);
});
