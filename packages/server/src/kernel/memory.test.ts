import { expect, it } from 'vitest';
import { processMemory, sturdyMemory } from './memory.ts';

it('gives a one-use value once', async () => {
  const memory = processMemory();
  await memory.set('captcha', 'k7p3', 1000);
  expect(await Promise.all([memory.take('captcha'), memory.take('captcha')])).toEqual(['k7p3', undefined]);
  await memory.close();
});

it('stores a nonce only when it is new, and forgets it in time', async () => {
  let now = 0;
  const memory = processMemory(() => now);
  expect(await memory.add('nonce', '1', 100)).toBe(true);
  expect(await memory.add('nonce', '1', 100)).toBe(false);
  now = 101;
  expect(await memory.add('nonce', '1', 100)).toBe(true);
  await memory.close();
});

it('counts in a window that starts with the first', async () => {
  let now = 0;
  const memory = processMemory(() => now);
  expect(await memory.bump('tries', 100)).toBe(1);
  now = 60;
  expect(await memory.bump('tries', 100)).toBe(2);
  now = 101;
  expect(await memory.bump('tries', 100)).toBe(1);
  await memory.close();
});

it('goes on alone when the shared store is away', async () => {
  const broken = new Proxy({}, { get: () => async () => Promise.reject(new Error('away')) }) as ReturnType<typeof processMemory>;
  let trouble = 0;
  const memory = sturdyMemory(broken, processMemory(), () => (trouble += 1));
  expect(await memory.add('nonce', '1', 1000)).toBe(true);
  expect(await memory.add('nonce', '1', 1000)).toBe(false);
  expect(trouble).toBe(2);
});
