import { describe, expect, it } from 'vitest';
import { channelRules, choiceOf, lockedFault, type MessageChoice, minutesToWait, usualChoice } from './message.rules.ts';

const chosen = (kinds: object): MessageChoice => ({ ...usualChoice, kinds: { ...usualChoice.kinds, ...kinds } });

describe('what a member is told, and on which way', () => {
  it('is left on the site where money, rights or terms are spoken of, whatever was chosen', () => {
    expect(choiceOf({ kinds: { order: { site: false, sms: false, mail: true } } as never }).kinds.order).toEqual({
      site: true,
      sms: false,
      mail: true,
    });
    expect(lockedFault(chosen({ order: { site: false, sms: true, mail: false } }))).toBe(true);
    expect(lockedFault(chosen({ system: { site: true, sms: true, mail: true } }))).toBe(true);
    expect(lockedFault(chosen({ activity: { site: false, sms: true, mail: true } }))).toBe(false);
    expect(lockedFault(usualChoice)).toBe(false);
  });

  it('is as usual for whoever chose nothing, also of a kind that his choice did not know', () => {
    expect(choiceOf(null)).toEqual(usualChoice);
    expect(choiceOf({ kinds: { order: { site: true, sms: false, mail: true } } as never }).kinds.approval).toEqual({
      site: true,
      sms: true,
      mail: true,
    });
    expect(Object.values(channelRules).filter(({ site }) => site !== 'always')).toHaveLength(1);
  });

  it.each([
    ['22:00', '07:00', '21:59', 0],
    ['22:00', '07:00', '22:00', 540],
    ['22:00', '07:00', '23:30', 450],
    ['22:00', '07:00', '00:10', 410],
    ['22:00', '07:00', '06:59', 1],
    ['22:00', '07:00', '07:00', 0],
    ['12:00', '14:00', '13:00', 60],
    ['12:00', '14:00', '11:59', 0],
    ['12:00', '12:00', '12:00', 0],
  ])('comes by text after the quiet hours: %s to %s at %s waits %d minutes', (from, to, now, wait) => {
    const minute = Number(now.slice(0, 2)) * 60 + Number(now.slice(3));
    expect(minutesToWait('sms', minute, { ...usualChoice, quiet: { on: true, from, to } })).toBe(wait);
    expect(minutesToWait('sms', minute, { ...usualChoice, quiet: { on: false, from, to } })).toBe(0);
    expect(minutesToWait('mail', minute, { ...usualChoice, quiet: { on: true, from, to } })).toBe(0);
  });

  it('comes by mail at the time of the day that was chosen', () => {
    const daily = { ...usualChoice, daily: { on: true, at: '08:30' } };
    expect(minutesToWait('mail', 8 * 60, daily)).toBe(30);
    expect(minutesToWait('mail', 9 * 60, daily)).toBe(23 * 60 + 30);
    expect(minutesToWait('sms', 9 * 60, daily)).toBe(0);
  });
});
