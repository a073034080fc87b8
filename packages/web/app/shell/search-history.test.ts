import { expect, it } from 'vitest';
import { readSearched, withWord } from './search-history.ts';

it('keeps the ten latest words, each once', () => {
  expect(withWord(['电缆', '断路器'], '断路器')).toEqual(['断路器', '电缆']);
  const many = Array.from({ length: 10 }, (_, at) => `w${at}`);
  expect(withWord(many, 'new')).toEqual(['new', ...many.slice(0, 9)]);
});

it('makes sense of what an older page or another site left behind', () => {
  expect(readSearched(['电缆', 7, '', null, '断路器'])).toEqual(['电缆', '断路器']);
  for (const odd of [undefined, null, 'x', { 0: 'x' }]) expect(readSearched(odd)).toEqual([]);
});
