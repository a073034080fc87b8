import { CallError } from '@mall/client/call-error.ts';
import { type Coupon, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { couponOverdue } from '@mall/contract/marketing/coupon.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import SignInFirst from '@mall/kit/session/sign-in-first.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Price } from '@mall/ui/price.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import { markOverdue, readCouponsAgain } from '../receive-in-place.ts';
import styles from './coupon-dialog.module.css';
import { useCouponWords } from './use-coupon-words.ts';

type State = Coupon['couponsState'];

export default function CouponDialog({ coupons, onClose }: { coupons: readonly Coupon[]; onClose: () => void }) {
  const t = useWords('marketing/goods-details');
  const when = useMoment();
  const langOf = useTypedLang();
  const shell = useWords('shell');
  const wordsOf = useCouponWords();
  const signedIn = useSignedIn();
  const [asksSignIn, setAsksSignIn] = useState(false);
  const [busy, setBusy] = useState('');
  const [changed, setChanged] = useState<Readonly<Record<string, State>>>({});

  const receive = async ({ id }: Coupon) => {
    if (!signedIn) return setAsksSignIn(true);
    setBusy(id);
    try {
      await browserCall(couponApi.receiveHere, { params: { couponId: id } });
      setChanged((before) => ({ ...before, [id]: 'received' }));
      toast.ok(t('coupon.received'));
      await readCouponsAgain();
    } catch (error) {
      const isOverdue = error instanceof CallError && error.errorCode === couponOverdue;
      if (isOverdue) setChanged((before) => ({ ...before, [id]: 'overdue' }));
      await (isOverdue ? markOverdue(id) : readCouponsAgain());
    } finally {
      setBusy('');
    }
  };
  if (asksSignIn) return <SignInFirst onClose={onClose} />;
  return createPortal(
    <Dialog
      open
      title={t('coupon.title')}
      width={480}
      maxBodyHeight="60vh"
      closeOnBackdrop
      labels={{ close: shell('close') }}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {coupons.map((coupon) => {
          const state = changed[coupon.id] ?? coupon.couponsState;
          return (
            <li key={coupon.id} className={styles.coupon}>
              <Price value={coupon.reduction.replace(/\.00$/, '')} />
              <span>
                <b>{wordsOf(coupon)}</b>
                <span className="meta">
                  <span lang={langOf(coupon.name)}>{coupon.name}</span>
                  {t('comma')}
                  {t('coupon.until', { date: when.day(coupon.validEndDate) })}
                </span>
              </span>
              <Button
                look="amber"
                size="s"
                busy={busy === coupon.id}
                disabled={state !== 'receivable'}
                onClick={() => void receive(coupon)}
              >
                {t(`coupon.state.${state}`)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>,
    document.body,
  );
}
