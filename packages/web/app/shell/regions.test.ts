import { expect, test } from 'vitest';
import { regionOr, regions } from './regions.ts';

test('lists twenty regions and delivers to Tianjin unless told', () => {
  expect(new Set(regions).size).toBe(20);
  expect(regionOr(null)).toBe('tianjin');
  expect(regionOr('atlantis')).toBe('tianjin');
  expect(regionOr('sichuan')).toBe('sichuan');
});
