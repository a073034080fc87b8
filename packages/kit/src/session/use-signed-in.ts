import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { theSite } from '../site.ts';

type CookieStore = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

// A session may begin or end in another tab. Where cookies cannot be watched, coming back to the window is early enough.
const watchCookies = (changed: () => void): (() => void) => {
  const store = (globalThis as { cookieStore?: CookieStore }).cookieStore;
  store?.addEventListener('change', changed);
  window.addEventListener('focus', changed);
  return () => {
    store?.removeEventListener('change', changed);
    window.removeEventListener('focus', changed);
  };
};

const keepFirst = () => {
  let first: boolean | undefined;
  return (value: boolean) => {
    first ??= value;
    return first;
  };
};
const firstRendered = keepFirst();

/**
 * Whether the document was rendered for somebody signed in. Parts of it wake up late, when the session may have ended and the root's
 * data be newer; they must first agree with what was rendered.
 */
export const useRenderedSignedIn = (): boolean => {
  const { signedIn } = (useRouteLoaderData('root') as { signedIn: boolean } | undefined) ?? { signedIn: false };
  return typeof document === 'undefined' ? signedIn : firstRendered(signedIn);
};

let signedInNow: boolean | undefined;

/** A dozen parts of a page ask this at once and reading cookies is slow, so an answer holds until the running piece of work is done. */
const readSignedIn = (): boolean => {
  if (signedInNow === undefined) {
    signedInNow = isSignedIn(pageCookies(), theSite().tokenCookie);
    queueMicrotask(() => {
      signedInNow = undefined;
    });
  }
  return signedInNow;
};

export const useSignedIn = (): boolean => {
  const rendered = useRenderedSignedIn();
  return useSyncExternalStore(watchCookies, readSignedIn, () => rendered);
};
