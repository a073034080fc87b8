import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'warn' | 'bad' | 'info';
export type ToastItem = { id: number; tone: ToastTone; text: ReactNode; action: ReactNode; until: number };
type ToastOptions = { action?: ReactNode; ms?: number };

const shownAtOnce = 3;
const lifetime = { ok: 4000, info: 4000, warn: 6000, bad: 8000 };

/** A store of its own so that any code, not only components, can say that something was done. */
export function createToastStore() {
  const none: readonly ToastItem[] = [];
  let items = none;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
    arm();
  };
  const arm = () => {
    clearTimeout(timer);
    if (held || items.length === 0) return;
    const soonest = Math.min(...items.map((item) => item.until));
    timer = setTimeout(() => set(items.filter((item) => item.until > Date.now())), Math.max(0, soonest - Date.now()));
  };
  const show = (tone: ToastTone, text: ReactNode, options: ToastOptions = {}) => {
    last += 1;
    const until = Date.now() + (options.ms ?? lifetime[tone]);
    // The same words again replace the old ones: three presses must not pile up three equal toasts.
    const others = items.filter((item) => item.tone !== tone || item.text !== text || typeof text !== 'string');
    set([...others, { id: last, tone, text, action: options.action ?? null, until }].slice(-shownAtOnce));
    return last;
  };

  return {
    ok: (text: ReactNode, options?: ToastOptions) => show('ok', text, options),
    warn: (text: ReactNode, options?: ToastOptions) => show('warn', text, options),
    bad: (text: ReactNode, options?: ToastOptions) => show('bad', text, options),
    info: (text: ReactNode, options?: ToastOptions) => show('info', text, options),
    dismiss: (id: number) => set(items.filter((item) => item.id !== id)),
    /** While the pointer or the focus rests on a toast none goes away. */
    hold: () => {
      held = true;
      clearTimeout(timer);
    },
    release: () => {
      held = false;
      const floor = Date.now() + 1500;
      items = items.map((item) => (item.until < floor ? { ...item, until: floor } : item));
      arm();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => items,
    /** What a page begins with: the same list as while nothing was said, so that waking up changes nothing. */
    getEmpty: () => none,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
export const toast: ToastStore = createToastStore();
