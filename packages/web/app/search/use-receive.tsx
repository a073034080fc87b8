import { type Coupon, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';

const SignInFirst = lazy(() => import('@mall/kit/session/sign-in-first.tsx'));

/** Receives a coupon where its goods are listed. */
export const useReceive = ({ id, couponsState }: Pick<Coupon, 'id' | 'couponsState'>) => {
  const t = useWords('search');
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState(false);
  const [asksSignIn, setAsksSignIn] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await browserCall(couponApi.receiveHere, { params: { couponId: id } });
      toast.ok(t('coupon.received'));
    } catch {
      // The call itself has told the reader why.
    }
    // Either way the coupon is not what it was: received, or gone meanwhile.
    await askAgain([couponApi.detail]);
    setBusy(false);
  };
  return {
    state: couponsState,
    busy,
    receive: () => (signedIn ? void send() : setAsksSignIn(true)),
    signInFirst: asksSignIn && (
      <Suspense>
        <SignInFirst onClose={() => setAsksSignIn(false)} />
      </Suspense>
    ),
  };
};
