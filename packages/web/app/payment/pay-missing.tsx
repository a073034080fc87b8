import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './payment.module.css';

const orders = '/personalCenterBase/myOrders';

/** The address names no payment of this reader. */
export function PayMissing() {
  const t = useWords('payment');
  return (
    <Panel>
      <Empty
        title={t('missing.title')}
        actions={
          <Button href={orders} as={RouterLink}>
            {t('toOrders')}
          </Button>
        }
      >
        {t('missing.text')}
      </Empty>
    </Panel>
  );
}

export function PayFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useWords('payment');
  return (
    <Panel>
      <ErrorState title={t('failed.title')} labels={{ retry: t('failed.retry') }} busy={busy} onRetry={onRetry} />
    </Panel>
  );
}

export function PayLoading() {
  const t = useWords('payment');
  return (
    <output aria-busy="true" aria-label={t('loading')} className={styles.loading}>
      <Panel>
        <Skeleton kind="media" count={3} />
        <Skeleton kind="block" height={160} />
      </Panel>
    </output>
  );
}
