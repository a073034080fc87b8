import { asksForCertification } from '@mall/contract/company/certification-refusals.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Radio } from '@mall/ui/radio.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

export function PaySection({ order: { payTypes, payMode, put } }: { order: FillOrder }) {
  const t = useWords('cart');
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
            hint={mode.enabled === 1 ? t(`order.pay.${mode.payMode}.text`) : mode.reason}
            onChange={() => put({ payMode: mode.payMode })}
          >
            {t(`order.pay.${mode.payMode}`)}
          </Radio>
        ))}
      </div>
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
