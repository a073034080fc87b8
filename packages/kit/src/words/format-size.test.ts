import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  ['zh', 0, '0 B'],
  ['en', 1023, '1023 B'],
  ['zh', 49_152, '48 KB'],
  ['en', 3_774_874, '3.6 MB'],
  ['zh', 2_147_483_648, '2.0 GB'],
  ['fra', 49_152, '48 Ko'],
  ['spa', 3_774_874, '3,6 MB'],
  ['ru', 3_774_874, '3,6 МБ'],
] as const)('says in %s %i bytes as %s', (language, bytes, text) => {
  expect(formatSize(bytes, language)).toBe(text);
});
