import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPageCache, type FreshPage, htmlOf, type StoredPage } from './page-cache.ts';
import { createPagePolicy } from './page-policy.ts';

const page = (html: string, status = 200): FreshPage => ({ path: '/', status, headers: {}, html, nonce: 'n' });
const textOf = async (stored: StoredPage) => (await htmlOf(stored)).toString();
const policy = createPagePolicy({ FRAME_ANCESTORS: [] });

it('renders once for many who ask together, and again when the seconds are over', async () => {
  let now = 0;
  let renders = 0;
  const cache = createPageCache(10, policy, () => now);
  const render = async () => page(`render ${(renders += 1)}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.read('zh /', render)));
  expect([renders, new Set(await Promise.all(answers.map(textOf))).size]).toEqual([1, 1]);
  now = 10_001;
  expect(await textOf(await cache.read('zh /', render))).toBe('render 2');
});

it('keeps languages and addresses apart', async () => {
  const cache = createPageCache(10, policy);
  await cache.read('zh /', async () => page('首页'));
  expect(await textOf(await cache.read('ru /', async () => page('Главная')))).toBe('Главная');
});

it('keeps no failure and no page that was not found', async () => {
  const cache = createPageCache(10, policy);
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cache.read('a', async () => page('lost', 404));
  expect(await textOf(await cache.read('a', async () => page('found')))).toBe('found');
});

it('is bounded in pages and in bytes, and lets go of what was asked for the longest ago', async () => {
  const cache = createPageCache(10, policy);
  await cache.read('zh /', async () => page('home'));
  for (let at = 0; at < 600; at += 1) {
    await cache.read(`zh /${at}`, async () => page('x'));
    await cache.read('zh /', async () => page('home again'));
  }
  expect(cache.size).toBe(250);
  expect(await textOf(await cache.read('zh /', async () => page('home again')))).toBe('home');
  for (let at = 0; at < 40; at += 1) await cache.read(`zh /large/${at}`, async () => page(randomBytes(512 * 1024).toString('hex')));
  expect(cache.size).toBeLessThan(35);
});

it('keeps the pages that everybody opens, however many queries somebody makes up', async () => {
  const cache = createPageCache(10, policy);
  await cache.read('zh /', async () => page('home'));
  for (let at = 0; at < 2000; at += 1) await cache.read(`zh /?x=${at}`, async () => page('x'));
  expect(cache.size).toBe(251);
  expect(await textOf(await cache.read('zh /', async () => page('home again')))).toBe('home');
});
