import { signOut } from '@mall/kit/session/sign-out.ts';
import AgreementsDue from '@mall/kit/sign-in/agreements-due.tsx';
import { lazy } from 'react';

// For the few who come from a purchasing system.
const PunchoutBar = lazy(() => import('./punchout-bar.tsx'));

/** What the frame shows of members alone: it is loaded for them, so that a guest's first page need not carry it. `narrow` is who comes from a purchasing system. */
export default function MemberParts({ narrow = false }: { narrow?: boolean | undefined }) {
  return narrow ? <PunchoutBar /> : <AgreementsDue onLeave={() => void signOut()} />;
}
