import { CallError } from '@mall/client/call-error.ts';
import { type Coupon, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { couponOverdue } from '@mall/contract/marketing/coupon.rules.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { browserCall, browserQueries } from '../kernel/browser.ts';
import { useWords } from '../kernel/words.tsx';
import { useSignedIn } from '../shell/use-session.ts';

/** Receives coupons. A refusal is told by the call itself; one that says "overdue" marks the coupon besides. */
export const useReceive = () => {
  const t = useWords('marketing');
  const signedIn = useSignedIn();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [busy, setBusy] = useState('');
  const [overdue, setOverdue] = useState<ReadonlySet<string>>(new Set());
  const receive = async ({ id }: Pick<Coupon, 'id'>) => {
    if (!signedIn) return setNeedsSignIn(true);
    setBusy(id);
    try {
      await browserCall(couponApi.receive, { params: { id } });
      toast.ok(t('coupon.done'));
    } catch (error) {
      if (error instanceof CallError && error.errorCode === couponOverdue) setOverdue((before) => new Set(before).add(id));
    }
    // Whatever came of it, the lists are no longer what they were.
    await browserQueries().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === couponApi.center.path });
    return setBusy('');
  };
  return { receive, busy, needsSignIn, later: () => setNeedsSignIn(false), isOverdue: (id: string): boolean => overdue.has(id) };
};
