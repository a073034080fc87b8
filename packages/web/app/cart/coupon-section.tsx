import type { Settlement, SettlementCoupon, SettlementStore } from '@mall/contract/cart/settlement.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CouponWorth } from './coupon-worth.tsx';
import styles from './fill-order.module.css';
import { OtherCoupons } from './other-coupons.tsx';
import type { FillOrder } from './use-fill-order.ts';

type SectionProps = { order: FillOrder; settlement: Settlement };

export function CouponSection({ order, settlement }: SectionProps) {
  const t = useWords('cart');
  const choose = (storeId: string, couponId: string | null) =>
    order.put({ coupons: { ...Object.fromEntries(settlement.stores.map((one) => [one.storeId, one.couponId])), [storeId]: couponId } });
  const withCoupons = settlement.stores.filter(({ coupons }) => coupons.length > 0);
  const best = order.draft.coupons === undefined;
  return (
    <Panel
      title={t('order.coupons')}
      extra={
        !best &&
        withCoupons.length > 0 && (
          <button type="button" className={styles.text} onClick={() => order.put({ coupons: undefined })}>
            {t('order.bestCoupons')}
          </button>
        )
      }
    >
      {withCoupons.length === 0 && <p className="meta">{t('order.noCoupons')}</p>}
      {withCoupons.map((store) => (
        <StoreCouponChoice
          key={store.storeId}
          store={store}
          best={best}
          named={settlement.stores.length > 1}
          takenElsewhere={settlement.stores.flatMap((one) => (one.storeId !== store.storeId && one.couponId ? [one.couponId] : []))}
          onChoose={(couponId) => choose(store.storeId, couponId)}
        />
      ))}
      <Points order={order} settlement={settlement} />
      {!order.correction && <OtherCoupons order={order} />}
    </Panel>
  );
}

type ChoiceProps = {
  store: SettlementStore;
  best: boolean;
  named: boolean;
  takenElsewhere: readonly string[];
  onChoose: (couponId: string | null) => void;
};

function StoreCouponChoice({ store, best, named, takenElsewhere, onChoose }: ChoiceProps) {
  const t = useWords('cart');
  const name = `coupon-${store.storeId}`;
  return (
    <fieldset className={styles.coupons}>
      <legend className={named ? undefined : 'sr'}>{store.storeName}</legend>
      {store.coupons.map((coupon) => {
        const taken = takenElsewhere.includes(coupon.memberCouponId);
        return (
          <CouponCard
            key={coupon.memberCouponId}
            name={name}
            coupon={coupon}
            chosen={store.couponId === coupon.memberCouponId}
            best={best && store.couponId === coupon.memberCouponId}
            why={taken ? t('order.couponElsewhere') : coupon.fault}
            onChoose={() => onChoose(coupon.memberCouponId)}
          />
        );
      })}
      <label className={classNames(styles.coupon, styles.noCoupon, store.couponId === null && styles.couponOn)}>
        <span>{t('order.withoutCoupon')}</span>
        <input type="radio" name={name} checked={store.couponId === null} onChange={() => onChoose(null)} />
      </label>
    </fieldset>
  );
}

type CardProps = {
  name: string;
  coupon: SettlementCoupon;
  chosen: boolean;
  best: boolean;
  why: string | undefined;
  onChoose: () => void;
};

function CouponCard({ name, coupon, chosen, best, why, onChoose }: CardProps) {
  return (
    <label className={classNames(styles.coupon, chosen && styles.couponOn, why !== undefined && styles.couponOff)}>
      <CouponWorth coupon={coupon} best={best} why={why} />
      <input type="radio" name={name} checked={chosen} disabled={why !== undefined && !chosen} onChange={onChoose} />
    </label>
  );
}

function Points({ order: { draft, put }, settlement }: SectionProps) {
  const t = useWords('cart');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { pointsBalance, pointsMost } = settlement;
  if (pointsBalance === 0) return null;
  const commit = () => {
    if (typed === undefined) return;
    const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    put({ points: Math.min(wanted, pointsMost) });
    setTyped(undefined);
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('order.points')}</label>
      <span className={styles.points}>
        <TextInput
          id={id}
          inputMode="numeric"
          maxLength={11}
          style={{ width: 120 }}
          value={typed ?? String(Math.min(draft.points, pointsMost))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        {draft.points < pointsMost && (
          <button type="button" className={styles.text} onClick={() => put({ points: pointsMost })}>
            {t('order.allPoints')}
          </button>
        )}
        <span className="meta">
          {t('order.pointsText', { balance: pointsBalance, most: pointsMost, amount: formatCurrency(settlement.pointsDeduction) })}
        </span>
      </span>
    </div>
  );
}
