import type { Coupon } from '@mall/contract/marketing/coupon.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { ChevronRightIcon } from '@mall/ui/icons/chevron-right-icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './cart.module.css';

const CouponDialog = lazy(() => import('../marketing/goods-details/coupon-dialog.tsx'));

const none = { canRecList: [], total: 0, recedList: [], recedTotal: 0 };
const couponsAsk = (goodsId: string) => ask(couponApi.center, { query: { goodsId } }, { fallback: none });

/** Coupons to pick up for what lies here of a store: those of its first and its last goods, which between them hold most of what there is. */
export function StoreCoupons({ goodsIds }: { goodsIds: readonly string[] }) {
  const t = useWords('cart');
  // As they were when the list was opened: one that is received meanwhile stays in it.
  const [opened, setOpened] = useState<readonly Coupon[]>();
  const first = useAnswer(couponsAsk(goodsIds[0] ?? ''), goodsIds.length > 0);
  const last = useAnswer(couponsAsk(goodsIds.at(-1) ?? ''), goodsIds.length > 1);
  const coupons = new Map<string, Coupon>();
  for (const coupon of [...first.canRecList, ...last.canRecList]) if (coupon.couponsState === 'receivable') coupons.set(coupon.id, coupon);
  const best = [...coupons.values()].toSorted((a, b) => Number(b.reduction) - Number(a.reduction))[0];
  if (!best && !opened) return null;
  return (
    <>
      {best && (
        <button type="button" className={styles.coupon} onClick={() => setOpened([...coupons.values()])}>
          {t('takeCoupons', { count: coupons.size })}
          <ChevronRightIcon size={12} />
        </button>
      )}
      {opened && (
        <Suspense>
          <CouponDialog coupons={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
