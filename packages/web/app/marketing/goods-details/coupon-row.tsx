import type { Coupon, CouponCenter } from '@mall/contract/marketing/coupon.api.ts';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './facts.module.css';
import { useCouponWords } from './use-coupon-words.ts';

const CouponDialog = lazy(() => import('./coupon-dialog.tsx'));

const shown = 3;

/** Those to receive, and behind them those the reader holds already. */
const couponsShown = ({ canRecList, recedList }: CouponCenter): readonly Coupon[] => {
  const open = new Set(canRecList.map(({ id }) => id));
  const held = recedList.filter(({ id, memberCouponState }) => memberCouponState === 'new' && !open.has(id));
  return [...canRecList, ...new Map(held.map((coupon) => [coupon.id, { ...coupon, couponsState: 'received' as const }])).values()];
};

/** Coupons for this goods; a press opens the list where they are received. */
export function CouponRow({ coupons }: { coupons: CouponCenter }) {
  const t = useWords('marketing/goods-details');
  const wordsOf = useCouponWords();
  const [opened, setOpened] = useState(false);
  const all = couponsShown(coupons);
  if (all.length === 0) return null;
  const open = () => setOpened(true);
  const left = all.filter(({ couponsState }) => couponsState === 'receivable').length;
  return (
    <>
      <dt>{t('coupon.title')}</dt>
      <dd>
        {all.slice(0, shown).map((coupon) => (
          <button key={coupon.id} type="button" className={styles.coupon} onClick={open}>
            {wordsOf(coupon)}
          </button>
        ))}
        <button type="button" className={`link ${styles.take}`} onClick={open}>
          {left > 0 ? t('coupon.take', { count: left }) : t('coupon.see')}
        </button>
        {opened && (
          <Suspense>
            <CouponDialog coupons={all} onClose={() => setOpened(false)} />
          </Suspense>
        )}
      </dd>
    </>
  );
}
