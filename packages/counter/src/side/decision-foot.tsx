import { Button } from '@mall/ui/button.tsx';
import type { ReactNode } from 'react';
import { CaseFoot } from './side-by-side.tsx';

type Answer = { act: { start: () => void; busy?: boolean; question?: ReactNode }; label: string };

/** The two ways a case ends: no stands apart from yes. Without `yes` it can only be refused. */
export function DecisionFoot({ yes, no }: { yes: Answer | undefined; no: Answer }) {
  return (
    <CaseFoot
      aside={
        <Button look="danger" busy={no.act.busy === true} onClick={() => no.act.start()}>
          {no.label}
        </Button>
      }
    >
      {yes && (
        <Button busy={yes.act.busy === true} onClick={() => yes.act.start()}>
          {yes.label}
        </Button>
      )}
      {yes?.act.question}
      {no.act.question}
    </CaseFoot>
  );
}
