import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import { ApprovalNow } from './approval-now.tsx';
import { finishOf } from './finish.rules.ts';
import { PayHead } from './pay-head.tsx';
import { PayFailed, PayLoading, PayMissing } from './pay-missing.tsx';
import styles from './payment.module.css';
import { ResultPanel } from './result-panel.tsx';
import { isOpen, isUnknown, useCashier } from './use-cashier.ts';
import { usePaySn } from './use-pay-sn.ts';

/** What was handed in and now waits for somebody: a transfer's voucher, a credit order, an order that is paid later, a purchase request. */
export default function FinishPayPage() {
  const t = useWords('payment');
  const { paySn, state } = usePaySn();
  const { data, error, isError, isFetching, refetch } = useCashier(paySn);
  const finish = data && finishOf(data);
  const isWaiting = data !== undefined && isOpen(data) && (finish === 'unpaid' || finish === 'rejected');
  const asked = data?.orders.find((order) => order.state === 'in_approval');
  const wasHandedIn = finish !== undefined && !isWaiting && data?.state !== 'closed';
  return (
    <div className={`wrap ${styles.page}`}>
      <PayHead title={t(wasHandedIn ? 'finishTitle' : 'resultTitle')} at={isWaiting ? 'pay' : 'done'} paysLater={data?.state === 'later'} />
      {state === 'missing' || isUnknown(error) ? (
        <PayMissing />
      ) : isError ? (
        <PayFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : !data || !finish ? (
        <PayLoading />
      ) : (
        <ResultPanel
          cashier={data}
          otherwise={isWaiting ? 'unpaid' : 'submitted'}
          text={t(`finish.${finish}`)}
          note={asked && <ApprovalNow orderId={asked.orderId} />}
          actions={
            isWaiting && (
              <Button size="l" href={`/${finish === 'rejected' ? 'toPayOffLine' : 'toPay'}?paySn=${paySn}`} as={RouterLink}>
                {t(finish === 'rejected' ? 'voucherAgain' : 'payNow')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
