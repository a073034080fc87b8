import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast.store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const words = (store: ReturnType<typeof createToastStore>) => store.getSnapshot().map((item) => item.text);

test('shows what it is told and takes it away after its time', () => {
  const store = createToastStore();
  store.ok('已加入购物车');
  store.bad('采购额度不足，请联系平台');
  expect(words(store)).toEqual(['已加入购物车', '采购额度不足，请联系平台']);
  vi.advanceTimersByTime(4000);
  expect(words(store)).toEqual(['采购额度不足，请联系平台']);
  vi.advanceTimersByTime(4000);
  expect(words(store)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('keeps the last three, and the same words once', () => {
  const store = createToastStore();
  for (const text of ['一', '二', '二', '三', '四']) store.ok(text);
  expect(words(store)).toEqual(['二', '三', '四']);
});

test('none goes while held, and each gets time to be read after it', () => {
  const store = createToastStore();
  store.info('已保存');
  store.hold();
  vi.advanceTimersByTime(60_000);
  expect(words(store)).toEqual(['已保存']);
  store.release();
  vi.advanceTimersByTime(1499);
  expect(words(store)).toEqual(['已保存']);
  vi.advanceTimersByTime(1);
  expect(words(store)).toEqual([]);
});

test('dismisses one and tells its listeners until they leave', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  const id = store.warn('数量已改为起订量 50 米');
  store.dismiss(id);
  expect(words(store)).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  store.ok('再来');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the snapshot is the same object until something changes', () => {
  const store = createToastStore();
  store.ok('一');
  expect(store.getSnapshot()).toBe(store.getSnapshot());
});

test('begins with the list that a rendered page shows, so that waking up draws nothing anew', () => {
  const store = createToastStore();
  expect(store.getSnapshot()).toBe(store.getEmpty());
  store.ok('已保存');
  expect(store.getSnapshot()).not.toBe(store.getEmpty());
});
