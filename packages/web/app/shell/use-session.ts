import type { RightName } from '@mall/contract/account/rights.ts';
import type { MemberHome } from '@mall/contract/member/member.api.ts';
import type { OrderCounts } from '@mall/contract/order/order.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserQueries } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useRenderedSignedIn, useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { cartReads } from './cart.changes.ts';
import { centreRoot, centreUrlOf } from './menu.rules.ts';
import { cartAsk, countsAsk, memberAsk, menuAsk, messagesAsk, permissionsAsk } from './shell.queries.ts';

export type Session = {
  signedIn: boolean;
  /** Missing while unknown. */
  member: MemberHome | undefined;
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

/**
 * Prices, baskets and menus depend on who reads: when that changes, no answer holds any more. Where a session has ended only the basket
 * is read anew at once, the rest with the next step: parts of the page may still have to wake up with the answers they were rendered with.
 */
export const useSessionWatch = (): void => {
  const signedIn = useSignedIn();
  useEffect(() => {
    if (lastSeen !== undefined && lastSeen !== signedIn) {
      void browserQueries().invalidateQueries({ refetchType: signedIn ? 'active' : 'none' });
      if (!signedIn) void askAgain(cartReads);
    }
    lastSeen = signedIn;
  }, [signedIn]);
};
