import { expect, test } from 'vitest';
import { periodOf } from './period-of.ts';

test('a period of a month ends with the month, however long that is', () => {
  expect(periodOf('2026-10-01', 31)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(periodOf('2026-10-31', 31)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(periodOf('2027-02-03', 31)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(periodOf('2028-02-29', 30)).toEqual({ from: '2028-01-31', to: '2028-02-29' });
});

test('a billing day within the month cuts there, also over the year', () => {
  expect(periodOf('2026-10-25', 25)).toEqual({ from: '2026-09-26', to: '2026-10-25' });
  expect(periodOf('2026-10-26', 25)).toEqual({ from: '2026-10-26', to: '2026-11-25' });
  expect(periodOf('2026-12-30', 25)).toEqual({ from: '2026-12-26', to: '2027-01-25' });
});

test('every day of three years lies in the period that it is given, and periods follow each other', () => {
  for (const billingDay of [1, 5, 28, 29, 30, 31]) {
    let last = '';
    for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const { from, to } = periodOf(day, billingDay);
      expect(from <= day && day <= to, `${day} by ${billingDay}: ${from} to ${to}`).toBe(true);
      if (last !== '' && to !== last) expect(Date.parse(from) - Date.parse(last)).toBe(86_400_000);
      last = to;
    }
  }
});
