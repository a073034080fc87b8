import { describe, expect, it } from 'vitest';
import { dayLabel, daysUntil } from './seckill.rules.ts';

const now = '2026-11-15 23:59:59';

describe('the days until a session', () => {
  it('are midnights of China, not spans of 24 hours', () => {
    expect(daysUntil('2026-11-15 23:59:59', now)).toBe(0);
    expect(daysUntil('2026-11-16 00:00:00', now)).toBe(1);
    expect(daysUntil('2026-11-17 10:00:00', now)).toBe(2);
    expect(daysUntil('2026-12-01 10:00:00', '2026-11-30 23:00:00')).toBe(1);
    expect(daysUntil('2026-11-14 10:00:00', now)).toBe(0);
  });
});

describe('the label of a session', () => {
  it('is nothing today, the day count tomorrow, later the time with the days behind it', () => {
    expect(dayLabel('2026-11-15 20:00:00', now)).toEqual({ kind: 'none', days: 0, time: '20:00' });
    expect(dayLabel('2026-11-16 10:00:00', now)).toEqual({ kind: 'days', days: 1, time: '10:00' });
    expect(dayLabel('2026-11-17 14:00:00', now)).toEqual({ kind: 'time-and-days', days: 2, time: '14:00' });
  });
});
