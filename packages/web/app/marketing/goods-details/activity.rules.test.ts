import type { SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { describe, expect, it } from 'vitest';
import { plainAmount, stripOf } from './activity.rules.ts';

const activity = (activityId: string, activityType: number, start: string, end: string): SpecActivity => ({
  activityId,
  activityType,
  name: '',
  activityStartDate: `2026-08-01 ${start}:00`,
  activityEndDate: `2026-08-01 ${end}:00`,
  currentDateStr: '2026-08-01 12:00:00',
  restrictionQuantity: 0,
  activitySurplusStorage: 1,
  seckillFlag: 1,
  frontSeckillActivityPageDTO: null,
});

describe('the activity above the price', () => {
  it('is the one that runs, and counts to its end on the clock of the server', () => {
    const strip = stripOf([activity('1', 3, '14:00', '16:00'), activity('2', 5, '10:00', '18:00')]);
    expect(strip).toMatchObject({ running: true, activity: { activityId: '2' } });
    expect((strip?.endsAt ?? 0) - (strip?.serverNow ?? 0)).toBe(6 * 3_600_000);
  });

  it('is the next to come when none runs, and counts to its start', () => {
    const strip = stripOf([activity('1', 3, '14:00', '16:00'), activity('2', 3, '13:00', '14:00')]);
    expect(strip).toMatchObject({ running: false, activity: { activityId: '2' } });
    expect((strip?.endsAt ?? 0) - (strip?.serverNow ?? 0)).toBe(3_600_000);
  });

  it('is none that is over or prices nothing', () => {
    expect(stripOf([activity('1', 3, '08:00', '10:00'), activity('2', 2, '10:00', '18:00')])).toBeUndefined();
  });
});

it('tells whole amounts without their zeros', () => {
  expect(plainAmount('20000.00')).toBe('20,000');
  expect(plainAmount('1234.50')).toBe('1,234.50');
});
