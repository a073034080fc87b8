import { Confirm } from '@mall/ui/confirm.tsx';
import { type ReactNode, useState } from 'react';
import { useKitWords } from '../words/use-kit-words.ts';
import type { Question } from './use-act.tsx';

type Asked = {
  /** True when the reader wants it. */
  ask: (question: Question) => Promise<boolean>;
  /** The question; stands once beside the form. */
  question: ReactNode;
};

/** Asks between a form's checks and its call, so that what the call refuses still stands at its field. */
export const useAsked = (): Asked => {
  const t = useKitWords();
  const [shown, setShown] = useState<Question>();
  const [waiting, setWaiting] = useState<{ answer: (yes: boolean) => void }>();
  const give = (yes: boolean) => {
    waiting?.answer(yes);
    setWaiting(undefined);
  };
  return {
    ask: (question) => {
      setShown(question);
      return new Promise((answer) => setWaiting({ answer }));
    },
    question: shown && (
      <Confirm
        open={waiting !== undefined}
        tone={shown.tone ?? 'primary'}
        title={shown.title}
        labels={{ act: shown.act, back: shown.back ?? t('cancel'), close: t('close') }}
        onAct={() => give(true)}
        onClose={() => give(false)}
      >
        {shown.text}
      </Confirm>
    ),
  };
};
