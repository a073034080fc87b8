import { couponSoonDays } from '@mall/contract/marketing/coupon.rules.ts';
import { type MyCoupon, myCouponApi } from '@mall/contract/marketing/my-coupon.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useWords } from '../../kernel/words.tsx';
import { GlancePanel } from '../../shell/glance-panel.tsx';
import { useSession } from '../../shell/use-session.ts';
import styles from './mine.module.css';
import { pointsAsk } from './points-ask.ts';

const soonAsk = ask(myCouponApi.page, { query: { state: 'unused', days: couponSoonDays, page: 1, limit: 3 } }, { staleMs: 0 });

/** On the first page of the centre: the points, and the coupons that end within days. */
export function Benefits() {
  const t = useWords('marketing/mine');
  const figure = useFigure();
  const { may } = useSession();
  const seesPoints = may('personalCenterBase:myPoints:view');
  const seesCoupons = may('personalCenterBase:coupon:view');
  const points = useList(pointsAsk, { enabled: seesPoints });
  const coupons = useList(soonAsk, { enabled: seesCoupons });
  const soon = coupons.data;
  if (!seesPoints && (soon?.total ?? 0) === 0) return null;
  return (
    <GlancePanel<unknown>
      title={t('benefits.title')}
      more={seesCoupons ? { href: '/personalCenterBase/coupon', label: t('benefits.all') } : undefined}
      found={seesPoints ? points : coupons}
      rows={1}
    >
      {() => (
        <ul>
          {points.data && (
            <li className={styles.line}>
              <RouterLink href="/personalCenterBase/myPoints" className={styles.points ?? ''}>
                {t('benefits.points')} <b className="num">{figure(points.data.total)}</b>
              </RouterLink>
            </li>
          )}
          {soon && soon.total > 0 && <li className={`meta ${styles.line}`}>{t('benefits.soon', { count: soon.total })}</li>}
          {soon?.list.map((coupon) => (
            <Soon key={coupon.memberCouponId} coupon={coupon} />
          ))}
        </ul>
      )}
    </GlancePanel>
  );
}

const plain = (amount: string) => amount.replace(/\.00$/, '');

function Soon({ coupon: { id, name, reduction, thresholdAmount, validEndDate } }: { coupon: MyCoupon }) {
  const t = useWords('marketing/mine');
  const words = useWords('marketing');
  return (
    <li className={`${styles.line} ${styles.soon}`}>
      <b className={`num ${styles.worth}`}>¥{plain(reduction)}</b>
      <RouterLink href={`/searchCouponsGoods?couponId=${id}`} className={`ell ${styles.name}`} title={name}>
        {name}
      </RouterLink>
      <span className="meta">
        {Number(thresholdAmount) === 0 ? words('coupon.noThreshold') : words('coupon.threshold', { amount: plain(thresholdAmount) })}
      </span>
      <time className="meta num" dateTime={validEndDate.replace(' ', 'T')}>
        {t('benefits.until', { day: validEndDate.slice(5, 10) })}
      </time>
    </li>
  );
}
