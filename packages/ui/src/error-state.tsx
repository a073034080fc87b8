import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { RefreshIcon } from './icons/refresh-icon.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  /** What became of the reader's input, and the error's number. */
  children?: ReactNode;
  labels: { retry: string };
  onRetry?: () => void;
  busy?: boolean;
  /** Further ways on, after retry. */
  actions?: ReactNode;
  compact?: boolean;
};

export function ErrorState({ title, children, labels, onRetry, busy = false, actions, compact = false }: ErrorStateProps) {
  const ways = (
    <>
      {onRetry && (
        <Button busy={busy} onClick={onRetry} icon={<RefreshIcon size={16} />}>
          {labels.retry}
        </Button>
      )}
      {actions}
    </>
  );
  return (
    <Empty picture="plug" role="alert" title={title} compact={compact} actions={onRetry || actions ? ways : undefined}>
      {children}
    </Empty>
  );
}
