import { expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

it.each([
  ['zh', 97.5, '97.5%'],
  ['en', 100, '100%'],
  ['fra', 97.46, '97,5\u00a0%'],
  ['spa', 4, '4\u00a0%'],
  ['pt', 97.5, '97,5%'],
  ['ru', 33.3, '33,3\u00a0%'],
] as const)('writes a share in %s', (language, percent, text) => {
  expect(formatPercent(percent, language)).toBe(text);
});
