import { useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { PayHead } from './pay-head.tsx';
import { PayFailed, PayLoading, PayMissing } from './pay-missing.tsx';
import styles from './payment.module.css';
import { ResultPanel } from './result-panel.tsx';
import { isUnknown, useCashier } from './use-cashier.ts';
import { usePaySn } from './use-pay-sn.ts';

const kinds = ['offline', 'credit', 'postpay', 'approval'] as const;
type Kind = (typeof kinds)[number];

/** What was handed in and now waits for somebody: a transfer's voucher, a credit order, an order that is paid later, a purchase request. */
export default function FinishPayPage() {
  const t = useWords('payment');
  return (
    <div className={`wrap ${styles.page}`}>
      <PayHead title={t('finishTitle')} at="done" />
      <Body />
    </div>
  );
}

function Body() {
  const t = useWords('payment');
  const [search] = useSearchParams();
  const { paySn, state } = usePaySn();
  const cashier = useCashier(paySn);
  const named = search.get('kind') ?? search.get('payMode');
  const inApproval = cashier.data?.orders.some((order) => order.state === 'in_approval') ?? false;
  const kind: Kind = inApproval ? 'approval' : (kinds.find((one) => one === named) ?? 'offline');
  if (state === 'missing' || isUnknown(cashier.error)) return <PayMissing />;
  if (cashier.isError) return <PayFailed busy={cashier.isFetching} onRetry={() => void cashier.refetch()} />;
  if (!cashier.data) return <PayLoading />;
  return <ResultPanel cashier={cashier.data} otherwise="submitted" text={t(`finish.${kind}`)} />;
}
