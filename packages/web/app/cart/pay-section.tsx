import { asksForCertification } from '@mall/contract/company/certification-refusals.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Radio } from '@mall/ui/radio.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

const yuan = (amount: string): string => `¥${formatCurrency(amount)}`;

export function PaySection({ order: { payTypes, payMode, put, settlement } }: { order: FillOrder }) {
  const t = useWords('cart');
  const quota = payTypes.find((mode) => mode.quota)?.quota;
  const total = settlement?.totalPrice ?? '0.00';
  const isShort = quota !== undefined && Number(quota.left) < Number(total);
  return (
    <Panel title={t('order.payMode')}>
      <div className={styles.pays} role="radiogroup" aria-label={t('order.payMode')}>
        {payTypes.map((mode) => (
          <Radio
            key={mode.payMode}
            boxed
            name="payMode"
            checked={mode.payMode === payMode}
            disabled={mode.enabled === 0}
            hint={hintOf(t, mode)}
            onChange={() => put({ payMode: mode.payMode })}
          >
            {t(`order.pay.${mode.payMode}`)}
          </Radio>
        ))}
      </div>
      {quota && (
        <div className={styles.quota}>
          <Note tone={payMode === 'credit' && isShort ? 'bad' : 'info'} role={payMode === 'credit' && isShort ? 'alert' : 'note'}>
            {isShort && payTypes.some((mode) => mode.payMode === 'credit' && mode.enabled === 1) && (
              <b>{t('order.quota.short', { left: yuan(quota.left), sum: yuan(total) })} </b>
            )}
            {t('order.quota.figures', {
              total: yuan(quota.total),
              used: yuan(quota.used),
              frozen: yuan(quota.frozen),
              left: yuan(quota.left),
            })}
            {payMode === 'credit' && !isShort && ` ${t('order.quota.next')}`}
          </Note>
        </div>
      )}
      {payTypes.some(({ refusal }) => asksForCertification(refusal)) && (
        <p className={styles.certify}>
          {t('order.certify')}{' '}
          <RouterLink href="/personalCenterBase/enterpriseAuth" className="link">
            {t('order.certify.go')}
          </RouterLink>
        </p>
      )}
    </Panel>
  );
}

/** What is said under a mode: why it cannot be taken, or what it means; of the quota also what is left. */
const hintOf = (t: Translate<'cart'>, { payMode, enabled, reason, quota }: FillOrder['payTypes'][number]): string => {
  if (enabled === 0) return reason;
  if (!quota) return t(`order.pay.${payMode}.text`);
  const left = t('order.quota.left', { left: yuan(quota.left) });
  return quota.termDays === null ? left : `${left} · ${t('order.quota.term', { days: quota.termDays })}`;
};
