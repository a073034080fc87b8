import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar } from './loading-bar.controller.ts';
import { idle, type LoadingBarEvent, type LoadingBarState, nextLoadingBar } from './loading-bar.state.ts';

const run = (...events: [LoadingBarEvent['type'], number][]) =>
  events.reduce<LoadingBarState>((state, [type, now]) => nextLoadingBar(state, { type, now }), idle);

test('a move quicker than 200 ms never shows', () => {
  expect(run(['start', 0], ['tick', 199])).toEqual({ phase: 'waiting', since: 0 });
  expect(run(['start', 0], ['tick', 199], ['finish', 199])).toEqual(idle);
});

test('shows from 200 ms on, grows, and never arrives by itself', () => {
  const shown = run(['start', 0], ['tick', 200]);
  const later = nextLoadingBar(shown, { type: 'tick', now: 5000 });
  const muchLater = nextLoadingBar(later, { type: 'tick', now: 600_000 });
  expect(shown.phase).toBe('running');
  if (shown.phase !== 'running' || later.phase !== 'running' || muchLater.phase !== 'running') throw new Error('not running');
  expect(shown.progress).toBeGreaterThan(0);
  expect(later.progress).toBeGreaterThan(shown.progress);
  expect(muchLater.progress).toBeLessThan(100);
});

test('stands full for 500 ms after the end, then goes', () => {
  const ended = run(['start', 0], ['tick', 300], ['finish', 400]);
  expect(ended).toEqual({ phase: 'ending', endedAt: 400, progress: 100, failed: false });
  expect(nextLoadingBar(ended, { type: 'tick', now: 899 })).toBe(ended);
  expect(nextLoadingBar(ended, { type: 'tick', now: 900 })).toEqual(idle);
});

test('a failure shows even when it was quick', () => {
  expect(run(['start', 0], ['fail', 50])).toEqual({ phase: 'ending', endedAt: 50, progress: 100, failed: true });
});

test('a second start while it runs changes nothing, after the end begins anew', () => {
  expect(run(['start', 0], ['start', 100])).toEqual({ phase: 'waiting', since: 0 });
  expect(run(['start', 0], ['tick', 300], ['finish', 400], ['start', 450])).toEqual({ phase: 'waiting', since: 450 });
  expect(run(['finish', 0])).toEqual(idle);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the controller ticks by itself and stops when idle', () => {
  const bar = createLoadingBar();
  const heard = vi.fn();
  bar.subscribe(heard);
  bar.start();
  vi.advanceTimersByTime(300);
  expect(bar.getSnapshot().phase).toBe('running');
  bar.finish();
  vi.advanceTimersByTime(700);
  expect(bar.getSnapshot()).toEqual(idle);
  expect(vi.getTimerCount()).toBe(0);
  expect(heard).toHaveBeenCalled();
});
