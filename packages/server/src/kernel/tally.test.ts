import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

it('is over after so many in a window that begins with the first', () => {
  let now = 0;
  const tally = createTally(2, 100, () => now);
  tally.add('a');
  now = 60;
  expect(tally.isOver('a')).toBe(false);
  tally.add('a');
  expect([tally.isOver('a'), tally.isOver('b')]).toEqual([true, false]);
  now = 100;
  expect(tally.isOver('a')).toBe(false);
});

it('forgets the oldest when strangers fill it', () => {
  const tally = createTally(1, 1000);
  for (let at = 0; at < 20_001; at += 1) tally.add(String(at));
  expect([tally.isOver('0'), tally.isOver('1'), tally.isOver('20000')]).toEqual([false, true, true]);
});
