import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';

/** An order that could not be read; the reader may try again. */
export function OrderFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useWords('order');
  return (
    <Panel bordered>
      <ErrorState title={t('failed.title')} labels={{ retry: t('failed.retry') }} busy={busy} onRetry={onRetry} />
    </Panel>
  );
}
