import type { Detail } from '@mall/kit/detail/use-detail.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';

type OpenCaseProps<Thing> = { detail: Detail<Thing>; missing: string; failed: string; children: (thing: Thing) => ReactNode };

/** The case that is open, or why there is nothing to see of it. */
export function OpenCase<Thing>({ detail, missing, failed, children }: OpenCaseProps<Thing>) {
  const kit = useKitWords();
  if (detail.state === 'missing') return <Empty title={missing} picture="none" />;
  if (detail.state === 'failed')
    return <ErrorState title={failed} labels={{ retry: kit('failed.retry') }} busy={detail.busy} onRetry={detail.again} />;
  return detail.thing === undefined ? <Skeleton kind="block" height={400} /> : children(detail.thing);
}
