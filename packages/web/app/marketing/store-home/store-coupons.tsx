import type { CouponCenter } from '@mall/contract/marketing/coupon.api.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Suspense } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { useCouponWords } from '../goods-details/use-coupon-words.ts';
import { SignInFirst } from '../sign-in-first.ts';
import { useReceive } from '../use-receive.ts';
import styles from './store-home.module.css';

const most = 3;

/** Coupons that hold for this store. */
export function StoreCoupons({ storeId, center }: { storeId: string; center: CouponCenter }) {
  const t = useWords('store');
  const when = useMoment();
  const words = useWords('marketing/goods-details');
  const wordsOf = useCouponWords();
  const { receive, busy, needsSignIn, later } = useReceive();
  const coupons = center.canRecList.filter(({ scopeTargets }) => scopeTargets.targets.some(({ id }) => id === storeId)).slice(0, most);
  if (coupons.length === 0) return null;
  return (
    <section aria-label={t('home.coupons')} className={styles.coupons}>
      {coupons.map((coupon) => {
        const state = coupon.couponsState;
        return (
          <article key={coupon.id}>
            <Price value={coupon.reduction.replace(/\.00$/, '')} />
            <span>
              <b>{wordsOf(coupon)}</b>
              <span className="meta">{words('coupon.until', { date: when.day(coupon.validEndDate) })}</span>
            </span>
            <Button look="amber" size="s" busy={busy === coupon.id} disabled={state !== 'receivable'} onClick={() => void receive(coupon)}>
              {words(`coupon.state.${state}`)}
            </Button>
          </article>
        );
      })}
      {needsSignIn && (
        <Suspense>
          <SignInFirst onClose={later} />
        </Suspense>
      )}
    </section>
  );
}
