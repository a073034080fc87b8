import { useState, useSyncExternalStore } from 'react';
import { type CaptchaPicture, createCaptchaStore } from './captcha-store.ts';

export type Captcha = CaptchaPicture & { refresh: () => void; fail: () => void };

/** The server renders none: it would make one picture for every reader of the page. */
const none: CaptchaPicture = { uuid: '', state: 'ready' };

export const useCaptcha = (): Captcha => {
  const [store] = useState(() => createCaptchaStore());
  const picture = useSyncExternalStore(store.subscribe, store.getSnapshot, () => none);
  return { ...picture, refresh: store.refresh, fail: store.fail };
};
