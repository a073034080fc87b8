import { expect, it, vi } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

it('asks once for many at a time, and again when the moment is over', async () => {
  let time = 0;
  const keep = keepAnswers<number>(1000, 10, () => time);
  const load = vi.fn(async () => load.mock.calls.length);
  expect(await Promise.all([keep('a', load), keep('a', load)])).toEqual([1, 1]);
  expect(await keep('b', load)).toBe(2);
  time = 1000;
  expect(await keep('a', load)).toBe(3);
});

it('keeps no failure, and no more than it may', async () => {
  const keep = keepAnswers<string>(1000, 2);
  await expect(keep('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keep('a', async () => 'back')).toBe('back');
  await keep('b', async () => 'b');
  await keep('c', async () => 'c');
  expect(await keep('a', async () => 'new')).toBe('new');
  expect(await keep('c', async () => 'other')).toBe('c');
});
