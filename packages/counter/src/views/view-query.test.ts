import { expect, test } from 'vitest';
import { viewQueryOf } from './view-query.ts';

test('knows the same filters in another order, on another page and with another case open', () => {
  expect(viewQueryOf('?word=10kV&tab=all&page=3')).toBe(viewQueryOf('?tab=all&id=12&word=10kV'));
  expect(viewQueryOf('?page=2')).toBe('');
});
