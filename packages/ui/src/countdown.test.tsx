import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdownParts } from './countdown.rules.ts';
import { Countdown } from './countdown.tsx';
import { onSecond } from './ticker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('splits what is left into days, hours, minutes, seconds', () => {
  const left = ((1 * 24 + 8) * 3600 + 26 * 60 + 41) * 1000;
  expect(countdownParts(left)).toEqual({ days: '1', hours: '08', minutes: '26', seconds: '41' });
});

test('rounds up, so zero shows only when it is over, and stays there', () => {
  expect(countdownParts(1).seconds).toBe('01');
  expect(countdownParts(0)).toEqual({ days: '0', hours: '00', minutes: '00', seconds: '00' });
  expect(countdownParts(-5000)).toEqual({ days: '0', hours: '00', minutes: '00', seconds: '00' });
  expect(countdownParts(59_001)).toEqual({ days: '0', hours: '00', minutes: '01', seconds: '00' });
});

test("is drawn from the server's clock, not the reader's", () => {
  vi.setSystemTime(new Date('2001-01-01'));
  const html = renderToStaticMarkup(<Countdown endsAt={1_000_000_000} serverNow={999_990_000} labels={{ name: '距结束', day: '天' }} />);
  expect(html).toContain('<b>00</b>:<b>00</b>:<b>10</b>');
  expect(html).not.toContain('天');
});

test('all countdowns share one interval', () => {
  const heard = [vi.fn(), vi.fn(), vi.fn()];
  const stops = heard.map(onSecond);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  for (const each of heard) expect(each).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
