import { expect, it } from 'vitest';
import { costOfLine } from './prepare-line.ts';

it('counts a line by how much of it is read', () => {
  expect(['', 'BV 2.5 红', 'YJV'.repeat(20), 'YJV0-0 '.repeat(57)].map((text) => costOfLine({ text }))).toEqual([1, 1, 2, 5]);
});
