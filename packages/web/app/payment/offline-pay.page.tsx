import { payApi } from '@mall/contract/payment/payment.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { OfflineSteps } from './offline-steps.tsx';
import { OpenCashier } from './open-cashier.tsx';
import { PayFailed, PayLoading } from './pay-missing.tsx';

export default function OfflinePayPage() {
  const t = useWords('payment');
  return <OpenCashier title={t('offline')}>{(cashier, onChanged) => <Transfer paySn={cashier.paySn} onChanged={onChanged} />}</OpenCashier>;
}

/** Coming here is choosing a transfer, which moves the deadline; the answer says where to pay to. */
function Transfer({ paySn, onChanged }: { paySn: string; onChanged: () => void }) {
  const t = useWords('payment');
  const offline = useQuery({
    queryKey: ['offline-pay', paySn],
    queryFn: () => browserCall(payApi.offline, { body: { paySn } }, { noPopupMessage: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (offline.data)
    return (
      <OfflineSteps
        offline={offline.data}
        at={offline.dataUpdatedAt}
        onChanged={() => {
          void offline.refetch();
          onChanged();
        }}
      />
    );
  if (!offline.isError) return <PayLoading />;
  const why = (offline.error as { errorCode?: unknown; msg?: unknown; data?: { billId?: string } | null } | null) ?? {};
  if (typeof why.errorCode !== 'string') return <PayFailed busy={offline.isFetching} onRetry={() => void offline.refetch()} />;
  return (
    <Panel>
      <Empty
        title={String(why.msg)}
        actions={
          why.data?.billId ? (
            <Button href={`/personalCenterBase/billManagement/billingDetails?id=${why.data.billId}`} as={RouterLink}>
              {t('toBill')}
            </Button>
          ) : (
            <Button href={`/toPay?paySn=${paySn}`} as={RouterLink}>
              {t('otherWay')}
            </Button>
          )
        }
      />
    </Panel>
  );
}
