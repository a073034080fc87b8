import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { ReasonDialog, type ReasonQuestion } from './reason-dialog.tsx';
import { type Act, type ActPlan, useAct } from './use-act.tsx';

type ReasonActPlan<C extends AnyCall, Subject> = Omit<ActPlan<C, Subject, string>, 'ask' | 'dialog'> & {
  why: (subject: Subject) => ReasonQuestion;
};

/** Something that is done with a reason: whoever does it is asked why first. */
export const useReasonAct = <C extends AnyCall, Subject = void>({ why, ...plan }: ReasonActPlan<C, Subject>): Act<Subject> =>
  useAct<C, Subject, string>({
    ...plan,
    dialog: (subject, { busy, act, close }) => <ReasonDialog {...why(subject)} busy={busy} onGive={act} onClose={close} />,
  });
