import { describe, expect, it } from 'vitest';
import { maySend, secondsLeft } from './resend.rules.ts';

describe('the wait for another code', () => {
  it('lasts 60 seconds and then is over', () => {
    const at = 1_700_000_000_000;
    expect(secondsLeft(undefined, at)).toBe(0);
    expect([0, 1, 999, 1000, 59_001, 59_999, 60_000, 90_000].map((ms) => secondsLeft(at, at + ms))).toEqual([60, 60, 60, 59, 1, 1, 0, 0]);
  });

  it('does not grow when the clock is set back', () => {
    expect(secondsLeft(1_700_000_000_000, 1_600_000_000_000)).toBe(60);
  });

  it('opens the button only to a whole number and a captcha', () => {
    expect(maySend('13800000001', 'ab12', 0)).toBe(true);
    expect(maySend('1380000000', 'ab12', 0)).toBe(false);
    expect(maySend('138000000012', 'ab12', 0)).toBe(false);
    expect(maySend('13800000001', ' ', 0)).toBe(false);
    expect(maySend('13800000001', 'ab12', 1)).toBe(false);
  });
});
