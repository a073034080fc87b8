import type { DataOf } from '@mall/contract/kernel/call.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Coupon, couponApi, FullReduction, ScopeTargets } from '@mall/contract/marketing/coupon.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './coupon.module.css';
import { useReceive } from './use-receive.tsx';

type Detail = DataOf<typeof couponApi.detail>;

/** The coupon or the reduction that the goods below are about. */
export function CouponHead({ detail: { coupon, fullReduction, scope } }: { detail: Detail }) {
  if (coupon) return <CouponTicket coupon={coupon} scope={scope} />;
  return fullReduction ? <Reduction reduction={fullReduction} scope={scope} /> : null;
}

const whole = (amount: string): string => formatCurrency(amount).replace(/\.00$/, '');

function CouponTicket({ coupon, scope }: { coupon: Coupon; scope: ScopeTargets }) {
  const t = useWords('search');
  const when = useMoment();
  const langOf = useTypedLang();
  const { state, busy, receive, signInFirst } = useReceive(coupon);
  const { thresholdAmount, reduction } = coupon;
  return (
    <div className={styles.ticket}>
      <div className={styles.amount}>
        <Price value={reduction} size="l" />
        <span>{Number(thresholdAmount) > 0 ? t('coupon.over', { amount: whole(thresholdAmount) }) : t('coupon.free')}</span>
      </div>
      <div className={styles.about}>
        <p className={styles.name} lang={langOf(coupon.name)}>
          {coupon.name}
        </p>
        <p>
          <Scope scope={scope} />
        </p>
        <p>{t('coupon.validity', { from: when.day(coupon.validStartDate), to: when.day(coupon.validEndDate) })}</p>
      </div>
      <div className={styles.act}>
        {state === 'receivable' ? (
          <>
            <Button look="amber" busy={busy} onClick={receive}>
              {t('coupon.receive')}
            </Button>
            <span className="meta">{t('coupon.surplus', { count: coupon.surplus })}</span>
          </>
        ) : (
          <Tag tone={state === 'received' ? 'ok' : 'plain'}>{t(`coupon.state.${state}`)}</Tag>
        )}
      </div>
      {signInFirst}
    </div>
  );
}

function Reduction({ reduction, scope }: { reduction: FullReduction; scope: ScopeTargets }) {
  const t = useWords('search');
  const when = useMoment();
  return (
    <div className={styles.ticket}>
      <div className={styles.about}>
        <p className={styles.name}>{reduction.name}</p>
        <ul className={styles.steps}>
          {reduction.rules.map((rule) => (
            <li key={rule.thresholdAmount}>
              <Tag tone="sale">{t('coupon.step', { amount: whole(rule.thresholdAmount), reduction: whole(rule.reduction) })}</Tag>
            </li>
          ))}
        </ul>
        <p>
          <Scope scope={scope} />
        </p>
        <p>{t('coupon.running', { from: when.day(reduction.activityStartDate), to: when.day(reduction.activityEndDate) })}</p>
      </div>
    </div>
  );
}

function Scope({ scope: { kind, total, targets } }: { scope: ScopeTargets }) {
  const t = useWords('search');
  const named = useListed()(targets.slice(0, 5).map(({ name }) => name));
  return t(`coupon.scope.${kind}`, { names: total > 5 ? t('coupon.scopeMore', { names: named, count: total }) : named });
}
