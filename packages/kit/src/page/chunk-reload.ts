import { sessionKeys } from '@mall/client/session-keys.ts';

const key = sessionKeys.chunkReloadAt;
export const chunkReloadGuard = 60_000;

/** May the page reload now? Once, and not again within 60 s, so that a broken deployment does not spin. */
export const mayReload = (last: string | null, now: number): boolean => {
  const at = Number(last);
  return !(at > 0 && now - at < chunkReloadGuard);
};

/** A deployment removes old chunks; a page that asks for one is reloaded into the new version. Without a network it would be lost instead. */
export const reloadOnceOnChunkFailure = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const now = Date.now();
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(key), now)) return;
    sessionStorage.setItem(key, String(now));
    window.location.reload();
  });
};
