import { isSignedIn, pageCookies } from '@mall/client/session-keys.ts';
import type { RightName } from '@mall/contract/account/rights.ts';
import type { MemberHome } from '@mall/contract/member/member.api.ts';
import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { browserQueries } from '../kernel/browser.ts';
import { centreRoot, centreUrlOf } from './menu.rules.ts';
import { cartAsk, countsAsk, memberAsk, menuAsk, messagesAsk, permissionsAsk } from './shell.queries.ts';
import { useAnswer } from './use-answer.ts';

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
const useRenderedSignedIn = (): boolean => {
  const { signedIn } = (useRouteLoaderData('root') as { signedIn: boolean } | undefined) ?? { signedIn: false };
  return typeof document === 'undefined' ? signedIn : firstRendered(signedIn);
};

let signedInNow: boolean | undefined;

/** A dozen parts of a page ask this at once and reading cookies is slow, so an answer holds until the running piece of work is done. */
const readSignedIn = (): boolean => {
  if (signedInNow === undefined) {
    signedInNow = isSignedIn(pageCookies());
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

export type Session = {
  signedIn: boolean;
  /** Missing while unknown. */
  member: MemberHome | undefined;
  /** A store's and the mall's own people may look around; the ways of a buyer are not theirs. */
  isBuyer: boolean;
  may: (right: RightName) => boolean;
  counts: OrderCounts;
  /** On their way: shipped and not yet received. */
  receiving: number;
  messageCount: number;
  /** Where the user centre begins for this reader. */
  centreUrl: string;
};

export const useSession = (): Session => {
  const signedIn = useSignedIn();
  const member = useAnswer(memberAsk, signedIn);
  const permissions = useAnswer(permissionsAsk, signedIn);
  const counts = useAnswer(countsAsk, signedIn);
  const messages = useAnswer(messagesAsk, signedIn);
  const menu = useAnswer(menuAsk, signedIn);
  return {
    signedIn,
    member: member.id === '' ? undefined : member,
    isBuyer: member.audience === 'buyer',
    may: (right) => permissions.includes(right),
    counts,
    receiving: Math.max(0, counts.receivingNum - counts.shippedNum),
    messageCount: messages.count,
    centreUrl: signedIn ? centreUrlOf(menu) : centreRoot,
  };
};

/** Lines in the basket of the member, or of the guest that the basket key names. */
export const useCartCount = (): number => {
  const rendered = useRenderedSignedIn();
  const { count } = useAnswer(cartAsk);
  // A guest's page is rendered without his basket. A part of it that wakes up after the count has come must first agree with that.
  return useSyncExternalStore(
    nothingToWatch,
    () => count,
    () => (rendered ? count : 0),
  );
};

const nothingToWatch = () => () => undefined;

let lastSeen: boolean | undefined;

const isCart = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => String(queryKey[1]).includes('/cart/');

/**
 * Prices, baskets and menus depend on who reads: when that changes, no answer holds any more. Where a session has ended only the basket
 * is read anew at once, the rest with the next step: parts of the page may still have to wake up with the answers they were rendered with.
 */
export const useSessionWatch = (): void => {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (lastSeen !== undefined && lastSeen !== signedIn) {
      void browserQueries().invalidateQueries({ refetchType: signedIn ? 'active' : 'none' });
      if (!signedIn) void browserQueries().invalidateQueries({ predicate: isCart });
    }
    lastSeen = signedIn;
  }, [signedIn]);
};
