import type { CartList } from '@mall/contract/cart/cart.api.ts';
import { asksForCertification } from '@mall/contract/company/certification-refusals.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.tsx';
import { useGiveBack } from '../shell/use-give-back.ts';
import styles from './cart.module.css';
import type { CartActs } from './use-cart.tsx';

type SettleBarProps = { cart: CartList; some: boolean; acts: CartActs; bare: boolean };

/** Stays at the foot of the window while the cart is read. */
export function SettleBar({ cart, some, acts, bare }: SettleBarProps) {
  const t = useWords('cart');
  const reduced = Number(cart.activityDiscount) > 0;
  return (
    <section className={classNames(styles.settle, bare && styles.alone)} aria-label={t('settleRegion')}>
      <Checkbox
        checked={cart.isSelectAll === 1}
        mixed={some && cart.isSelectAll === 0}
        onChange={(event) => acts.select({ all: true }, event.target.checked)}
      >
        {t('all')}
      </Checkbox>
      <Button
        look="text"
        className="no-phone"
        disabled={!some}
        onClick={() => acts.askRemove({ delType: 'selected' }, t('removeSelectedAsk', { count: cart.selectedKinds + cart.faultyKinds }))}
      >
        {t('removeSelected')}
      </Button>
      <Button look="text" className="no-phone" disabled={!some} onClick={() => acts.keep({ delType: 'selected' })}>
        {t('keep')}
      </Button>
      <div className={styles.sum} aria-live="polite">
        <p>
          <span className="no-phone">{t('chosen', { count: cart.selectedKinds })}　</span>
          {t('total')} <Price value={cart.totalPrice} />
        </p>
        {cart.settleRefusal === '' ? (
          <p className="meta">
            {reduced && t('reduced', { amount: formatCurrency(cart.activityDiscount) })}
            <span className="no-phone">
              {reduced && t('comma')}
              {t('withoutFreight')}
            </span>
          </p>
        ) : (
          <p id="settle-refusal" className={styles.refusal}>
            {cart.settleRefusal}{' '}
            {asksForCertification(cart.settleRefusalCode) && (
              <RouterLink href="/personalCenterBase/enterpriseAuth" className="link">
                {t('order.certify.go')}
              </RouterLink>
            )}
          </p>
        )}
      </div>
      {cart.settleRefusalCode === 'punchout.narrow' ? (
        <GiveBack />
      ) : (
        <Button
          size="l"
          className={styles.go ?? ''}
          aria-describedby={cart.settleRefusal === '' ? undefined : 'settle-refusal'}
          onClick={() => acts.settle(cart)}
        >
          {t('settle')}
        </Button>
      )}
    </section>
  );
}

/** Who came from a purchasing system orders there. */
function GiveBack() {
  const t = useWords('cart');
  const back = useGiveBack();
  return (
    <Button size="l" className={styles.go ?? ''} aria-describedby="settle-refusal" busy={back.busy} onClick={() => back.start()}>
      {t('giveBack')}
    </Button>
  );
}
