import { useWords } from '../kernel/words.tsx';
import { Cashier } from './cashier.tsx';
import { PayHead } from './pay-head.tsx';
import { PayFailed, PayLoading, PayMissing } from './pay-missing.tsx';
import styles from './payment.module.css';
import { isUnknown, useCashier } from './use-cashier.ts';
import { usePaySn } from './use-pay-sn.ts';

function Body() {
  const { paySn, state } = usePaySn();
  const cashier = useCashier(paySn);
  if (state === 'missing' || isUnknown(cashier.error)) return <PayMissing />;
  if (cashier.isError) return <PayFailed busy={cashier.isFetching} onRetry={() => void cashier.refetch()} />;
  if (!cashier.data) return <PayLoading />;
  return <Cashier cashier={cashier.data} at={cashier.dataUpdatedAt} onChanged={() => void cashier.refetch()} />;
}

export default function ToPayPage() {
  const t = useWords('payment');
  return (
    <div className={`wrap ${styles.page}`}>
      <PayHead title={t('cashier')} at="pay" />
      <Body />
    </div>
  );
}
