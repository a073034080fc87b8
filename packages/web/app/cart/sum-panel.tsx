import type { Settlement } from '@mall/contract/cart/settlement.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { shownPhone } from '@mall/kit/words/shown-phone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.tsx';
import { useFirstApprover } from './approval-section.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

/** What is to be paid and where it goes, beside the form; on a phone the button stays at the foot of the window. */
export function SumPanel({ order, settlement }: { order: FillOrder; settlement: Settlement | undefined }) {
  const t = useWords('cart');
  const { address, counting, submitting, submit, approval, correction } = order;
  const first = useFirstApprover(approval.plan);
  const word = t(correction ? 'order.correct.submit' : approval.required ? 'order.request' : 'order.submit');
  const kinds = settlement?.stores.reduce((sum, store) => sum + store.lines.length, 0) ?? 0;
  const blocked = !settlement || kinds === 0 || settlement.faults.some((fault) => fault.blocking === 1);
  const button = (className?: string) => (
    <Button
      size="l"
      block
      {...(className !== undefined && { className })}
      busy={submitting}
      disabled={blocked || (counting && !submitting)}
      onClick={() => submit(settlement)}
    >
      {word}
    </Button>
  );
  return (
    <aside className={styles.aside} aria-label={t('order.sum')}>
      <Panel title={t('order.sum')} extra={settlement && <span className="meta">{t('kinds', { count: kinds })}</span>}>
        {settlement ? <Amounts settlement={settlement} counting={counting} /> : <Skeleton kind="text" lines={6} />}
        {address && (
          <p className={`meta ${styles.where}`}>
            {t('order.sendTo', { address: addressLine(address) })}
            <br />
            {t('order.receiver', { name: address.receiverName, phone: shownPhone(address.receiverPhone) })}
          </p>
        )}
        {approval.required && (
          <p className={`meta ${styles.where}`}>
            {t('order.approval.needed')} {first.words}
          </p>
        )}
        <div className="no-phone">{button()}</div>
        <p className={`meta ${styles.agree}`}>
          {t('order.agree')}{' '}
          <RouterLink href="/treaty" className="link">
            {t('order.agreement')}
          </RouterLink>
        </p>
      </Panel>
      <section data-buybar="" className={`${styles.bar} only-phone`} aria-label={word}>
        <span>
          {t('order.payable')} <Price value={settlement?.totalPrice ?? '0.00'} />
        </span>
        {button(styles.barButton)}
      </section>
    </aside>
  );
}

function Amounts({ settlement, counting }: { settlement: Settlement; counting: boolean }) {
  const t = useWords('cart');
  const rows = [
    ['order.goodsAmount', settlement.goodsAmount, false],
    ['order.activityDiscount', settlement.activityDiscount, true],
    ['order.couponDeduction', settlement.couponDeduction, true],
    ['order.pointsDeduction', settlement.pointsDeduction, true],
    ['order.freight', settlement.freight, false],
  ] as const;
  return (
    <div aria-busy={counting || undefined} aria-live="polite">
      <dl className={styles.amounts}>
        {rows.map(([key, amount, minus]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className={minus && amount !== '0.00' ? styles.minus : undefined}>
              {minus && amount !== '0.00' ? '−' : ''}¥{formatCurrency(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <span>{t('order.payableTotal')}</span>
        <Price value={settlement.totalPrice} size="l" />
      </p>
      <p className={`meta ${styles.tax}`}>{t('order.tax', { amount: formatCurrency(settlement.taxAmount) })}</p>
    </div>
  );
}
