import { expect, it } from 'vitest';
import { findLogHole, findLostHistory, readPart, readWay } from './find-log-hole.ts';

const part = (timeline: number, n: number) =>
  `0000000${timeline}${'0000000'}${Math.floor(n / 256)}000000${(n % 256).toString(16).toUpperCase().padStart(2, '0')}`;
const all = (timeline: number, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => part(timeline, from + n));
const reached = (...lines: string[]) => readWay(lines.map((line) => `${line}\tno recovery target specified\n`).join(''));

it('reads the names of parts, zipped or not, and of nothing else', () => {
  expect(readPart('00000001000000010000000A')).toEqual({ timeline: 1, part: 266 });
  expect(readPart('00000001000000010000000A.gz')).toEqual({ timeline: 1, part: 266 });
  for (const name of [
    '00000002.history',
    '00000001000000010000000A.partial',
    '00000001000000010000000A.part',
    '00000001000000000000000A.00000028.backup',
  ])
    expect(readPart(name)).toBeUndefined();
});

it('finds none where the last part was the last', () => {
  expect(findLogHole(all(1, 2, 9), reached('1\t0/A000000'))).toBeUndefined();
  // A record that goes on in a part which was never kept.
  expect(findLogHole(all(1, 2, 9), reached('1\t0/9FFFFF8'))).toBeUndefined();
  expect(findLogHole([], reached('1\t0/A000000'))).toBeUndefined();
});

it('names the first part that is missing, over the end of a folder of 256 too', () => {
  expect(findLogHole([...all(1, 2, 5), ...all(1, 8, 9)], reached('1\t0/6000000'))).toEqual({
    name: part(1, 6),
    isThere: false,
    last: part(1, 9),
  });
  expect(findLogHole([...all(1, 250, 255), part(1, 257)], reached('1\t1/0'))).toEqual({
    name: part(1, 256),
    isThere: false,
    last: part(1, 257),
  });
  expect(findLogHole([part(1, 5), `${part(1, 7)}.gz`], reached('1\t0/5FFFFF8'))).toEqual({
    name: part(1, 6),
    isThere: false,
    last: part(1, 7),
  });
});

it('names a part that could not be read', () => {
  expect(findLogHole(all(1, 2, 9), reached('1\t0/6000000'))).toEqual({ name: part(1, 6), isThere: true, last: part(1, 9) });
  expect(findLogHole(all(1, 2, 9), reached('1\t0/6000100'))).toEqual({ name: part(1, 6), isThere: true, last: part(1, 9) });
});

it('follows the branches, and minds none that was left', () => {
  const left = [...all(1, 2, 20), ...all(2, 7, 9)];
  expect(findLogHole(left, reached('1\t0/7000100', '2\t0/A000000'))).toBeUndefined();
  expect(findLogHole([...left, part(2, 11)], reached('1\t0/7000100', '2\t0/A000000'))).toMatchObject({ name: part(2, 10), isThere: false });
  // The hole lies on the way to the branch that was to be followed.
  expect(findLogHole([...all(1, 2, 4), ...all(2, 7, 9)], reached('1\t0/7000100', '2\t0/5000000'))).toEqual({
    name: part(1, 5),
    isThere: false,
    last: part(2, 9),
  });
});

it('wants the history of every branch since that of the backup', () => {
  expect(findLostHistory([...all(1, 2, 9), '00000002.history', '00000003.history.gz', part(3, 10)], 1)).toBeUndefined();
  expect(findLostHistory([...all(1, 2, 9), '00000003.history'], 1)).toBe('00000002.history');
  expect(findLostHistory([...all(1, 2, 9), part(2, 9)], 1)).toBe('00000002.history');
  expect(findLostHistory(['00000003.history', part(3, 10)], 2)).toBeUndefined();
  expect(findLostHistory([part(1, 2)], 3)).toBeUndefined();
});
