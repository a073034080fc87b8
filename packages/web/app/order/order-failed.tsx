import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useWords } from '../kernel/words.tsx';

/** An order that could not be read; the reader may try again. */
export function OrderFailed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const t = useWords('order');
  return (
    <Panel bordered>
      <ReadFailed error={error} title={t('failed.title')} busy={busy} onRetry={onRetry} />
    </Panel>
  );
}
