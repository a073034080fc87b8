import { expect, it } from 'vitest';
import { sizeText } from './downloads-place.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [49_152, '48 KB'],
  [3_774_874, '3.6 MB'],
  [2_147_483_648, '2.0 GB'],
])('says %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
