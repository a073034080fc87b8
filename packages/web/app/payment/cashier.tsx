import type { Cashier as CashierData, PayType } from '@mall/contract/payment/payment.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CashierOrders } from './cashier-orders.tsx';
import { PayCountdown } from './pay-countdown.tsx';
import { PayFailed } from './pay-missing.tsx';
import { PayTypes } from './pay-types.tsx';
import styles from './payment.module.css';
import { ResultPanel } from './result-panel.tsx';
import { isOpen, usePayTypes } from './use-cashier.ts';
import { usePaying } from './use-paying.tsx';

type CashierProps = { cashier: CashierData; at: number; onChanged: () => void };

/** What is to be paid, by when and how. Once nothing is to be paid it says so instead. */
export function Cashier({ cashier, at, onChanged }: CashierProps) {
  if (isOpen(cashier)) return <OpenCashier cashier={cashier} at={at} onChanged={onChanged} />;
  return <ResultPanel cashier={cashier} otherwise="submitted" />;
}

function OpenCashier({ cashier, at, onChanged }: CashierProps) {
  const t = useWords('payment');
  const types = usePayTypes(cashier.paySn);
  const [picked, setPicked] = useState<PayType['code']>();
  const chosen = picked ?? types.data?.find(({ enabled }) => enabled === 1)?.code;
  const { pay, busy, dialog } = usePaying(cashier.paySn, onChanged);
  const late = cashier.paySeconds === 0;
  const waiting = cashier.orders.filter(({ state }) => state === 'wait_pay');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {cashier.state === 'failure' && (
          <Note tone="bad" role="alert">
            {t('lastFailed')}
          </Note>
        )}
        <Panel title={t('summary')} extra={<span>{t('ordersCount', { count: waiting.length })}</span>}>
          <CashierOrders orders={waiting} />
        </Panel>
        <Panel title={t('types')}>
          {types.isError ? (
            <PayFailed busy={types.isFetching} onRetry={() => void types.refetch()} />
          ) : types.data ? (
            <PayTypes types={types.data} chosen={chosen} onChoose={setPicked} />
          ) : (
            <Skeleton kind="block" height={240} />
          )}
        </Panel>
      </div>
      <aside className={styles.side} aria-label={t('amount')}>
        <Panel>
          <dl className={styles.sum}>
            <dt>{t('amount')}</dt>
            <dd>
              <Price value={cashier.amount} size="l" />
            </dd>
          </dl>
          {cashier.paySeconds !== undefined && (
            <p className={styles.deadline}>
              <span>{t('payWithin')}</span>
              <PayCountdown seconds={cashier.paySeconds} at={at} onEnd={onChanged} />
            </p>
          )}
          <p className="meta">{t('deadlineNote')}</p>
          <Button size="l" block busy={busy} disabled={chosen === undefined || late} onClick={() => chosen && void pay(chosen)}>
            {t('payNow')}
          </Button>
          <RouterLink className={styles.later ?? ''} href="/personalCenterBase/myOrders">
            {t('payLater')}
          </RouterLink>
        </Panel>
      </aside>
      {dialog}
    </div>
  );
}
