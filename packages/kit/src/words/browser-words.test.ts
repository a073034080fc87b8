import { expect, it } from 'vitest';
import { browserWords } from './browser-words.ts';

const files = { '../account/words/en.json': () => Promise.resolve({ hello: 'Hello' }) };

it('gives what the page brought at once, and the same promise for the rest, before and after it has come', async () => {
  const source = browserWords(files, { 'shell/zh': { close: '关闭' } });
  expect(source.find('shell', 'zh')).toEqual({ close: '关闭' });
  const asked = source.find('account', 'en');
  expect(asked).toBeInstanceOf(Promise);
  expect(await asked).toEqual({ hello: 'Hello' });
  expect(source.find('account', 'en')).toBe(asked);
});

it('brings the words of the kit into every site, and nothing for a room that is not there', async () => {
  const source = browserWords({});
  expect(await source.find('kit', 'en')).toMatchObject({ close: 'Close' });
  expect(await source.find('kit/download', 'en')).toMatchObject({ title: expect.any(String) });
  expect(await source.find('nowhere', 'zh')).toEqual({});
});

it('asks for the list of files when a room is first needed, where it is not there from the start', async () => {
  const source = browserWords(() => Promise.resolve(files), { 'shell/zh': { close: '关闭' } });
  expect(source.find('shell', 'zh')).toEqual({ close: '关闭' });
  const asked = source.find('account', 'en');
  expect(await asked).toEqual({ hello: 'Hello' });
  expect(source.find('account', 'en')).toBe(asked);
});
