import { agreedApi } from '@mall/contract/account/agreed.api.ts';
import { lazy, Suspense } from 'react';
import { ask } from '../ask/ask.ts';
import { useAnswer } from '../ask/use-answer.ts';
import { useSignedIn } from '../session/use-signed-in.ts';

const dueAsk = ask(agreedApi.due, {}, { staleMs: 300_000, fallback: [] });
const AgreementsDialog = lazy(() => import('./agreements-dialog.tsx'));

/** Whoever agreed to an earlier version is shown the one that holds, over whatever page he comes to first. */
export default function AgreementsDue({ asked = true, onLeave }: { asked?: boolean; onLeave: () => void }) {
  const due = useAnswer(dueAsk, useSignedIn() && asked);
  if (due.length === 0) return null;
  return (
    <Suspense>
      <AgreementsDialog due={due} onLeave={onLeave} />
    </Suspense>
  );
}
