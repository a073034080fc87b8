import { expect, it } from 'vitest';
import { slicesOf } from './share-chart.rules.ts';

it('lays shares around a ring one after the other, and leaves out what is none', () => {
  const slices = slicesOf([
    { name: 'a', value: 3 },
    { name: 'b', value: 0 },
    { name: 'c', value: 1 },
  ]);
  expect(slices.map(({ name, from, part, percent }) => [name, from, part, percent])).toEqual([
    ['a', 0, 75, 75],
    ['c', 75, 25, 25],
  ]);
  expect(slicesOf([])).toEqual([]);
});
