import { expect, it } from 'vitest';
import { cameWhen } from './message-days.ts';

// 00:30 in China, where it is already the 16th; in London it is still the 15th.
const now = Date.parse('2026-01-15T16:30:00Z');

it.each([
  ['2026-01-16 00:10:00', 'today', '00:10'],
  ['2026-01-15 23:59:59', 'yesterday', '23:59'],
  ['2026-01-14 08:00:00', 'earlier', '01-14'],
  ['2025-12-31 08:00:00', 'earlier', '2025-12-31'],
])('a message of %s came %s, and says %s', (createDate, group, shown) => {
  expect(cameWhen(createDate, now)).toEqual({ group, shown });
});
