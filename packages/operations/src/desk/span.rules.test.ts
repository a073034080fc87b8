import { expect, test } from 'vitest';
import { spanOf } from './span.rules.ts';

test.each([
  [0, 'minutes', { minutes: 0 }],
  [59, 'minutes', { minutes: 59 }],
  [60, 'hours', { hours: 1 }],
  [70, 'hoursMinutes', { hours: 1, minutes: 10 }],
  [-70, 'hoursMinutes', { hours: 1, minutes: 10 }],
  [9 * 60 + 20, 'hours', { hours: 9 }],
  [24 * 60, 'days', { days: 1 }],
  [7 * 24 * 60 + 14 * 60, 'days', { days: 7 }],
  [26 * 60 + 5, 'daysHours', { days: 1, hours: 2 }],
])('tells %i minutes by what matters of them', (minutes, words, of) => {
  expect(spanOf(minutes)).toEqual({ words, of });
});
