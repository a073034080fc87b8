import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Coupon, ReceivedCoupon } from '@mall/contract/marketing/coupon.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Price } from '@mall/ui/price.tsx';
import { ProgressBar } from '@mall/ui/progress-bar.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './coupon-card.module.css';

type CouponCardProps = {
  coupon: Coupon | ReceivedCoupon;
  /** Words of its state, where there is more to say than the button does. */
  mark?: string | undefined;
  faded?: boolean;
  /** How many are left; only while it is given out. */
  stock?: boolean;
  children: ReactNode;
};

const plain = (amount: string) => formatCurrency(amount).replace(/\.00$/, '');

/** A coupon: what it takes off, from what amount on, for what, until when. */
export function CouponCard({ coupon, mark, faded = false, stock = false, children }: CouponCardProps) {
  const t = useWords('marketing');
  const when = useMoment();
  const langOf = useTypedLang();
  const { thresholdAmount, scope, scopeTargets, name, validStartDate, validEndDate, total, surplus } = coupon;
  const names = scopeTargets.targets.map((target) => target.name).filter((one) => one !== '');
  const what = scope === 'all' ? t('coupon.forAll') : names.join(t('comma'));
  const more = scopeTargets.total > names.length ? t('coupon.andMore', { count: scopeTargets.total }) : '';
  const gone = total === 0 ? 100 : Math.floor(((total - surplus) * 100) / total);
  return (
    <article className={classNames(styles.coupon, faded && styles.faded)}>
      <div className={styles.worth}>
        <Price value={coupon.reduction.replace(/\.00$/, '')} size="l" ink={faded} />
        <p>{Number(thresholdAmount) === 0 ? t('coupon.noThreshold') : t('coupon.threshold', { amount: plain(thresholdAmount) })}</p>
      </div>
      <div className={styles.text}>
        <h3>
          <Tag tone={faded ? 'plain' : 'sale'}>{t(`scope.${scope}`)}</Tag> <span lang={langOf(name)}>{name}</span>
        </h3>
        <p className={styles.what}>
          {what}
          {more}
        </p>
        <p className={styles.when}>{t('coupon.valid', { from: when.day(validStartDate), until: when.day(validEndDate) })}</p>
        {stock && (
          <ProgressBar value={gone} tone="amber" label={t('coupon.taken', { percent: gone })} text={t('coupon.taken', { percent: gone })} />
        )}
      </div>
      <div className={styles.act}>
        {mark && <span className={styles.mark}>{mark}</span>}
        {children}
      </div>
    </article>
  );
}
