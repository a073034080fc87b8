import { ErrorState } from '@mall/ui/error-state.tsx';
import type { ReactNode } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { refusalIn } from './refusal-in.ts';
import { Refused } from './refused.tsx';

type ReadFailedProps = {
  error: unknown;
  title: string;
  busy?: boolean;
  compact?: boolean;
  onRetry: () => void;
  children?: ReactNode;
};

/** Something could not be read: try again, unless the reader may not see it. */
export function ReadFailed({ error, title, busy = false, compact = false, onRetry, children }: ReadFailedProps) {
  const t = useKitWords();
  const refusal = refusalIn(error);
  if (refusal) return <Refused refusal={refusal} compact={compact} />;
  return (
    <ErrorState compact={compact} title={title} labels={{ retry: t('failed.retry') }} busy={busy} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
}
