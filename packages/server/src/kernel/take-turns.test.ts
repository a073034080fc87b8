import { expect, it } from 'vitest';
import { takeTurns, takeTurnsEach } from './take-turns.ts';

it('lets two work, makes three wait and refuses the sixth', async () => {
  const inTurn = takeTurns(2, 3);
  let working = 0;
  let mostWorking = 0;
  const ends: (() => void)[] = [];
  const work = (nth: number) => async () => {
    working += 1;
    mostWorking = Math.max(mostWorking, working);
    await new Promise<void>((resolve) => ends.push(resolve));
    working -= 1;
    if (nth === 0) throw new Error('broken');
    return nth;
  };
  const all = Promise.allSettled(Array.from({ length: 6 }, (_, nth) => inTurn(work(nth))));
  for (let ended = 0; ended < 5; ) {
    const end = ends.shift();
    if (end) ended += 1;
    end?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await all).map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual(['refused', 1, 2, 3, 4, 'refused']);
  expect(mostWorking).toBe(2);
  const once = inTurn(async () => 7);
  expect(await once).toBe(7);
});

it('refuses who waits too long, and passes the turn over him', async () => {
  const inTurn = takeTurns(1, 3, { refusal: 'kernel.too_often', patienceMs: 20 });
  const first = Promise.withResolvers<void>();
  const working = inTurn(() => first.promise);
  await expect(inTurn(async () => 1)).rejects.toMatchObject({ code: 'kernel.too_often' });
  const second = inTurn(async () => 2);
  first.resolve();
  await working;
  expect(await second).toBe(2);
});

it('lets nobody wait for another, only for himself', async () => {
  const inTurn = takeTurnsEach(1, 1);
  const first = Promise.withResolvers<void>();
  const working = inTurn('a', () => first.promise);
  const waiting = inTurn('a', async () => 'a');
  await expect(inTurn('a', async () => 'a')).rejects.toMatchObject({ code: 'kernel.unavailable' });
  expect(await inTurn('b', async () => 'b')).toBe('b');
  first.resolve();
  await working;
  expect(await waiting).toBe('a');
});
