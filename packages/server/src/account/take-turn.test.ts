import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { turnstile } from './take-turn.ts';

describe('the turnstile before password hashing', () => {
  test('lets no more than so many through at a time', async () => {
    const turn = turnstile(2, 1000);
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => turn(work)));
    expect(most).toBe(2);
  });

  test('sends away who has waited too long, and goes on for the rest', async () => {
    const turn = turnstile(1, 30);
    const long = turn(() => sleep(100));
    await expect(turn(async () => 'never')).rejects.toMatchObject({ code: 'kernel.too_often' });
    await long;
    expect(await turn(async () => 'next')).toBe('next');
  });

  test('frees the place of work that failed', async () => {
    const turn = turnstile(1, 30);
    await expect(turn(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turn(async () => 'next')).toBe('next');
  });
});
