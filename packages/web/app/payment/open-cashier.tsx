import type { Cashier } from '@mall/contract/payment/payment.api.ts';
import type { ReactNode } from 'react';
import { PayHead } from './pay-head.tsx';
import { PayFailed, PayLoading, PayMissing } from './pay-missing.tsx';
import styles from './payment.module.css';
import { ResultPanel } from './result-panel.tsx';
import { isOpen, isUnknown, useCashier } from './use-cashier.ts';
import { usePaySn } from './use-pay-sn.ts';

type OpenCashierProps = { title: string; children: (cashier: Cashier, onChanged: () => void) => ReactNode };

/** A page that takes the money of a payment number: `children` while it is open, and what became of it otherwise. */
export function OpenCashier({ title, children }: OpenCashierProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PayHead title={title} at="pay" />
      <Body>{children}</Body>
    </div>
  );
}

function Body({ children }: Pick<OpenCashierProps, 'children'>) {
  const { paySn, state } = usePaySn();
  const cashier = useCashier(paySn);
  if (state === 'missing' || isUnknown(cashier.error)) return <PayMissing />;
  if (cashier.isError) return <PayFailed busy={cashier.isFetching} onRetry={() => void cashier.refetch()} />;
  if (!cashier.data) return <PayLoading />;
  if (!isOpen(cashier.data)) return <ResultPanel cashier={cashier.data} otherwise="submitted" />;
  return children(cashier.data, () => void cashier.refetch());
}
