import { lazy, Suspense } from 'react';
import { useCompared } from './compared.ts';

const CompareTray = lazy(() => import('./compare-tray.tsx'));

/** Where the tray rises: nothing is loaded for it before something is ticked. */
export function CompareSlot() {
  return useCompared().length === 0 ? null : (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
}
