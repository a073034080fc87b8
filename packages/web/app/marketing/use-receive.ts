import { CallError } from '@mall/client/call-error.ts';
import { type Coupon, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { couponOverdue } from '@mall/contract/marketing/coupon.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { markOverdue, readCouponsAgain } from './receive-in-place.ts';

/** Receives coupons. A refusal is told by the call itself; one that says "overdue" marks the coupon besides. */
export const useReceive = () => {
  const t = useWords('marketing');
  const signedIn = useSignedIn();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const [busy, setBusy] = useState('');
  const receive = async ({ id }: Pick<Coupon, 'id'>) => {
    if (!signedIn) return setNeedsSignIn(true);
    setBusy(id);
    try {
      await browserCall(couponApi.receive, { params: { id } });
      toast.ok(t('coupon.done'));
      await readCouponsAgain();
    } catch (error) {
      const isOverdue = error instanceof CallError && error.errorCode === couponOverdue;
      await (isOverdue ? markOverdue(id) : readCouponsAgain());
    }
    return setBusy('');
  };
  return { receive, busy, needsSignIn, later: () => setNeedsSignIn(false) };
};
