import { idle, type LoadingBarEvent, nextLoadingBar } from './loading-bar.state.ts';

/** Holds one bar: start, finish and fail from anywhere; it ticks by itself while it lives. */
export function createLoadingBar(now: () => number = Date.now) {
  let state = idle;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();
  const send = (type: LoadingBarEvent['type']) => {
    const next = nextLoadingBar(state, { type, now: now() });
    if (next === state) return;
    state = next;
    if (state.phase === 'idle') {
      clearInterval(timer);
      timer = undefined;
    } else {
      timer ??= setInterval(send, 100, 'tick');
    }
    for (const listener of listeners) listener();
  };
  return {
    start: () => send('start'),
    tick: () => send('tick'),
    finish: () => send('finish'),
    fail: () => send('fail'),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
  };
}

export type LoadingBarController = ReturnType<typeof createLoadingBar>;
export const loadingBar: LoadingBarController = createLoadingBar();
