import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';

const plain = (amount: string) => formatCurrency(amount).replace(/\.00$/, '');

type CouponWorthProps = {
  coupon: { name: string; reduction: string; thresholdAmount: string; validEndDate: string };
  best?: boolean;
  /** Why it cannot be used here. */
  why?: string | undefined;
};

/** What a coupon takes off and from what amount on; its name, and until when, or why not. */
export function CouponWorth({ coupon, best = false, why }: CouponWorthProps) {
  const t = useWords('cart');
  const { name, reduction, thresholdAmount, validEndDate } = coupon;
  return (
    <>
      <span className={styles.worth}>
        <Price value={reduction} ink={why !== undefined} />
        <span className="meta">
          {Number(thresholdAmount) === 0 ? t('order.noThreshold') : t('order.threshold', { amount: plain(thresholdAmount) })}
        </span>
      </span>
      <span>
        <b>
          {name} {best && <Tag tone="brand">{t('order.best')}</Tag>}
        </b>
        <span className="meta">{why ?? t('order.until', { date: validEndDate.slice(0, 10) })}</span>
      </span>
    </>
  );
}
