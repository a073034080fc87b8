import { describe, expect, it } from 'vitest';
import { AddStanding, nextRun } from './standing.rules.ts';

describe('the calendar of a standing order', () => {
  it('comes every week on its day, a week later on the day itself', () => {
    // 2026-11-16 is a Monday.
    expect(nextRun('weekly', 1, '2026-11-16')).toBe('2026-11-23');
    expect(nextRun('weekly', 2, '2026-11-16')).toBe('2026-11-17');
    expect(nextRun('weekly', 7, '2026-11-16')).toBe('2026-11-22');
    expect(nextRun('weekly', 1, '2026-11-22')).toBe('2026-11-23');
  });

  it('comes every month, over the end of a year', () => {
    expect(nextRun('monthly', 5, '2026-11-16')).toBe('2026-12-05');
    expect(nextRun('monthly', 20, '2026-11-16')).toBe('2026-11-20');
    expect(nextRun('monthly', 16, '2026-11-16')).toBe('2026-12-16');
    expect(nextRun('monthly', 1, '2026-12-31')).toBe('2027-01-01');
  });

  it('comes in the first month of a quarter', () => {
    expect(nextRun('quarterly', 10, '2026-11-16')).toBe('2027-01-10');
    expect(nextRun('quarterly', 28, '2026-10-01')).toBe('2026-10-28');
    expect(nextRun('quarterly', 1, '2026-10-01')).toBe('2027-01-01');
  });

  it('always lies ahead', () => {
    for (let day = 1; day <= 28; day += 1)
      for (const period of ['weekly', 'monthly', 'quarterly'] as const) {
        const own = period === 'weekly' ? ((day - 1) % 7) + 1 : day;
        expect(nextRun(period, own, '2026-02-28') > '2026-02-28').toBe(true);
      }
  });

  it('has no eighth day of the week', () => {
    const given = { name: '劳保', listId: '1', addressId: '1', payMode: 'prepay', projectId: null };
    expect(AddStanding.safeParse({ ...given, period: 'weekly', day: 8 }).error?.issues[0]?.message).toBe('standing.day_wrong');
    expect(AddStanding.safeParse({ ...given, period: 'monthly', day: 8 }).success).toBe(true);
  });
});
