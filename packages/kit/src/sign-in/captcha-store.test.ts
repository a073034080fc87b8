import { captchaSeconds } from '@mall/contract/account/account.rules.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptchaStore } from './captcha-store.ts';

const setUp = () => {
  let made = 0;
  const store = createCaptchaStore(() => `u${++made}`);
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  return { store, leave, heard: () => heard };
};

describe('a captcha picture', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps its number until another is asked for', () => {
    const { store, heard } = setUp();
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    expect(store.getSnapshot()).toEqual({ uuid: 'u1', state: 'ready' });
    store.refresh();
    expect([store.getSnapshot().uuid, heard()]).toEqual(['u2', 1]);
  });

  it('says that it has expired, and a new one lives as long again', () => {
    const { store } = setUp();
    store.getSnapshot();
    vi.advanceTimersByTime(captchaSeconds * 1000 - 1);
    expect(store.getSnapshot().state).toBe('ready');
    store.refresh();
    vi.advanceTimersByTime(captchaSeconds * 1000 - 1);
    expect(store.getSnapshot()).toEqual({ uuid: 'u2', state: 'ready' });
    vi.advanceTimersByTime(1);
    expect(store.getSnapshot()).toEqual({ uuid: 'u2', state: 'expired' });
  });

  it('says that it could not be loaded, and leaves no timer behind', () => {
    const { store, leave } = setUp();
    store.getSnapshot();
    store.fail();
    expect(store.getSnapshot()).toEqual({ uuid: 'u1', state: 'failed' });
    leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
