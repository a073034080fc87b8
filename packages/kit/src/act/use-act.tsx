import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { Confirm } from '@mall/ui/confirm.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import { type CallPlan, useCall } from './use-call.ts';

export type Question = {
  /** With its object: "删除 3 件商品？" */
  title: ReactNode;
  text?: ReactNode;
  /** Repeats the verb of the button that asked. */
  act: string;
  back?: string;
  tone?: 'primary' | 'danger';
};

/** What a dialog of one's own gets, where a question with yes and no is not enough. */
type Asking<Input> = { busy: boolean; act: (input: Input) => void; close: () => void };

export type ActPlan<C extends AnyCall, Subject, Input> = CallPlan<C, Subject, Input> & {
  /** Asked first. */
  ask?: (subject: Subject) => Question;
  /** Instead of `ask`: a dialog that also takes something from the reader. */
  dialog?: (subject: Subject, asking: Asking<Input>) => ReactNode;
  /** Done, and its question has given the focus back: the focus may be led elsewhere. */
  onClosed?: () => void;
};

export type Act<Subject> = {
  start: (subject: Subject) => void;
  busy: boolean;
  /** What it is being done to. */
  subject: Subject | undefined;
  /** Its question; stands once on a page. */
  question: ReactNode;
};

/** Something a reader can do: one call, its question, its words when done, and what is asked again afterwards. */
export const useAct = <C extends AnyCall, Subject = void, Input = void>(plan: ActPlan<C, Subject, Input>): Act<Subject> => {
  const t = useKitWords();
  const [asked, setAsked] = useState<{ subject: Subject }>();
  const [shown, setShown] = useState<Question>();
  const calling = useCall(plan);
  const [ended, setEnded] = useState(0);
  const close = () => setAsked(undefined);
  const finish = () => {
    close();
    setEnded((before) => before + 1);
  };
  const closed = useEffectEvent(() => plan.onClosed?.());
  useEffect(() => {
    if (ended > 0) closed();
  }, [ended]);
  // What went wrong the call has said. A question is answered either way; a dialog keeps what was typed into it.
  const send = (subject: Subject, input: Input) => void calling.run(subject, input).then(finish, () => plan.dialog ?? close());
  const start = (subject: Subject) => {
    if (!plan.ask && !plan.dialog) return send(subject, undefined as Input);
    if (plan.ask) setShown(plan.ask(subject));
    return setAsked({ subject });
  };
  const question = plan.dialog ? (
    asked && plan.dialog(asked.subject, { busy: calling.busy, act: (input) => send(asked.subject, input), close })
  ) : plan.ask && shown ? (
    <Confirm
      open={asked !== undefined}
      tone={shown.tone ?? 'primary'}
      title={shown.title}
      labels={{ act: shown.act, back: shown.back ?? t('cancel'), close: t('close') }}
      busy={calling.busy}
      onAct={() => asked && send(asked.subject, undefined as Input)}
      onClose={close}
    >
      {shown.text}
    </Confirm>
  ) : null;
  return { start, busy: calling.busy, subject: calling.subject, question };
};
