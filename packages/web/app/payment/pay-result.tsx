import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { PageTitle } from '@mall/kit/page/page-title.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { PayHead } from './pay-head.tsx';
import { PayFailed, PayLoading, PayMissing } from './pay-missing.tsx';
import styles from './payment.module.css';
import { ResultPanel } from './result-panel.tsx';
import { isOpen, isUnknown, useCashier } from './use-cashier.ts';
import { usePaySn } from './use-pay-sn.ts';
import { usePayStatus } from './use-pay-status.ts';

/** As long as this the bank's word may take: it is asked about within a minute. */
const patienceMs = 90_000;

type PayResultProps = { title: string; expects: 'success' | 'failure' };

/**
 * The pages a buyer comes back to. The address only says what the bank's page believed: until the mall has heard it from the bank the page
 * waits and looks again. Opening it changes nothing.
 */
export function PayResult({ title, expects }: PayResultProps) {
  const t = useWords('payment');
  const answers = useQueryClient();
  const { paySn, state } = usePaySn();
  const cashier = useCashier(paySn);
  const waits = useWaits();
  const open = cashier.data !== undefined && isOpen(cashier.data);
  usePayStatus(paySn, open && waits ? 2000 : false, () => void answers.invalidateQueries());
  const failed = expects === 'failure' || cashier.data?.state === 'failure';
  const body = () => {
    if (state === 'missing' || isUnknown(cashier.error)) return <PayMissing />;
    if (cashier.isError) return <PayFailed busy={cashier.isFetching} onRetry={() => void cashier.refetch()} />;
    if (!cashier.data) return <PayLoading />;
    return (
      <ResultPanel
        cashier={cashier.data}
        otherwise={!open ? 'submitted' : failed ? 'failure' : 'confirming'}
        text={waits || failed || !open ? '' : t('result.slow')}
        actions={
          <>
            <Button size="l" busy={cashier.isFetching} onClick={() => void cashier.refetch()}>
              {t('refresh')}
            </Button>
            <Button size="l" look="line" href={`/toPay?paySn=${paySn}`} as={RouterLink}>
              {t('backToCashier')}
            </Button>
          </>
        }
      />
    );
  };
  return (
    <div className={`wrap ${styles.page}`}>
      {/* The address says what the bank's page believed; until it is true the window says no more than the page. */}
      {cashier.data?.state !== 'success' && <PageTitle name={t('resultTitle')} />}
      <PayHead title={title} at={cashier.data?.state === 'success' ? 'done' : 'pay'} />
      {body()}
    </div>
  );
}

const useWaits = (): boolean => {
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return waits;
};
