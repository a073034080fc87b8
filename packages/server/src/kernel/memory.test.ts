import { describe, expect, it } from 'vitest';
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
  expect(trouble).toBe(1);
});

it('does not take again, when the shared store is back, what it took alone', async () => {
  let away = true;
  const shared = processMemory();
  const line = {
    ...shared,
    add: async (...asked: Parameters<typeof shared.add>) => (away ? Promise.reject(new Error('away')) : shared.add(...asked)),
  };
  const memory = sturdyMemory(line, processMemory(), () => {});
  expect(await memory.add('magica:1', '1', 1000)).toBe(true);
  away = false;
  expect([await memory.add('magica:1', '1', 1000), await memory.add('magica:2', '1', 1000)]).toEqual([false, true]);
  await memory.remove('magica:1');
  expect(await memory.add('magica:1', '1', 1000)).toBe(true);
  await memory.close();
});

describe('the memory of one process', () => {
  const small = { nonces: 10, puzzles: 10, locks: 10, carts: 10, limits: 10 };
  const many = Array.from({ length: 100 }, (_, at) => String(at));

  it('lets a flood of one kind push out nothing of another', async () => {
    const memory = processMemory(Date.now, small);
    await memory.bump('sign-in:mobile:13800000001', 1000);
    await memory.set('captcha:sign_in:1', 'k7p3', 1000);
    await memory.add('magica:first', '1', 1000);
    for (const at of many) await memory.set(`slider:${at}`, '1', 1000);
    expect([await memory.get('sign-in:mobile:13800000001'), await memory.add('magica:first', '1', 1000)]).toEqual(['1', false]);
    for (const at of many) await memory.add(`magica:${at}`, '1', 1000).catch(() => undefined);
    for (const at of many) await memory.set(`guest-cart:${at}`, '1', 1000);
    for (const at of many) await memory.bump(`guest-carts:2001:db8:${at}::/64`, 1000);
    for (const at of many) await memory.bump(`sms:address:${at}`, 1000);
    expect(await memory.get('sign-in:mobile:13800000001')).toBe('1');
    await memory.close();
  });

  it('takes no more nonces when it is full, rather than forget one that could be sent again', async () => {
    let now = 0;
    const memory = processMemory(() => now, small);
    for (const at of many.slice(0, 10)) expect(await memory.add(`magica:${at}`, '1', 100)).toBe(true);
    await expect(memory.add('magica:late', '1', 100)).rejects.toMatchObject({ code: 'kernel.unavailable' });
    expect(await memory.add('magica:0', '1', 100)).toBe(false);
    now = 101;
    expect(await memory.add('magica:late', '1', 100)).toBe(true);
    await memory.close();
  });
});
