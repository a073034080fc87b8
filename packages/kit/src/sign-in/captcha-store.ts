import { captchaSeconds, makeUuid } from '@mall/contract/account/account.rules.ts';

export type CaptchaPicture = { uuid: string; state: 'ready' | 'expired' | 'failed' };

/** A picture lives for a while only; then it says so, instead of refusing later what is typed from it. */
export const createCaptchaStore = (make: () => string = makeUuid) => {
  let shown: CaptchaPicture = { uuid: '', state: 'ready' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const show = (next: CaptchaPicture) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => show({ ...shown, state: 'expired' }), captchaSeconds * 1000);
  };
  return {
    refresh: () => {
      show({ uuid: make(), state: 'ready' });
      watch();
    },
    fail: () => show({ ...shown, state: 'failed' }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      watch();
      return () => {
        listeners.delete(listener);
        clearTimeout(timer);
      };
    },
    getSnapshot: (): CaptchaPicture => {
      if (shown.uuid === '') shown = { uuid: make(), state: 'ready' };
      return shown;
    },
  };
};
