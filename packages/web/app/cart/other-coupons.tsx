import { type OfferedCoupon, settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CouponWorth } from './coupon-worth.tsx';
import styles from './fill-order.module.css';
import { otherCouponsAsk } from './fill-order.queries.ts';
import type { FillOrder } from './use-fill-order.ts';

const mostShown = 6;
const { otherCoupons, settlement, buyNow, flushBuyNow } = settlementApi;
const changed = [otherCoupons, settlement, buyNow, flushBuyNow, couponApi.center];

/** Coupons that could still be had for this order, and those in hand that do not fit it, with the reason. */
export function OtherCoupons({ order }: { order: FillOrder }) {
  const t = useWords('cart');
  const { canRecList, unfitList } = useAnswer(otherCouponsAsk(order.buyNow));
  const [busy, setBusy] = useState('');
  const receive = async ({ id, fault }: OfferedCoupon) => {
    setBusy(id);
    try {
      await browserCall(couponApi.receiveHere, { params: { couponId: id } });
      // Who fetches a coupon here means to use it, where it can be used.
      if (fault === undefined) order.put({ coupons: undefined });
      toast.ok(t(fault === undefined ? 'order.received' : 'order.receivedLater'));
    } catch {
      // Told by the call; what holds is read again.
    }
    await askAgain(changed);
    setBusy('');
  };
  return (
    <>
      {canRecList.length > 0 && (
        <section className={styles.others} aria-label={t('order.canReceive')}>
          <header>
            <h3>{t('order.canReceive')}</h3>
            <RouterLink href="/couponCenter" className="link">
              {t('order.moreCoupons')}
            </RouterLink>
          </header>
          <ul className={styles.coupons}>
            {canRecList.slice(0, mostShown).map((coupon) => (
              <li key={coupon.id} className={classNames(styles.coupon, coupon.fault !== undefined && styles.couponOff)}>
                <CouponWorth coupon={coupon} why={coupon.fault} />
                <Button
                  look="line"
                  size="s"
                  busy={busy === coupon.id}
                  aria-label={t('order.receiveOne', { name: coupon.name })}
                  onClick={() => void receive(coupon)}
                >
                  {t('order.receive')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unfitList.length > 0 && (
        <details className={styles.others}>
          <summary>{t('order.unfit', { count: unfitList.length })}</summary>
          <ul className={styles.coupons}>
            {unfitList.map((coupon) => (
              <li key={coupon.memberCouponId} className={classNames(styles.coupon, styles.couponOff)}>
                <CouponWorth coupon={coupon} why={coupon.msg} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
