import { wordMost } from '@mall/contract/approval/approval.rules.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import type { ApprovalPlan } from '@mall/contract/approval/process.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { OpinionDialog } from './opinion-dialog.tsx';

export type Again = { word: string; processId?: Id };

type Props = { orderId: Id; text: ReactNode; first?: string; busy: boolean; act: (again: Again) => void; close: () => void };

/** Orders whose request came back go up again: with which words, and by which process where several fit them. */
export function SubmitAgainDialog({ orderId, text, first = '', busy, act, close }: Props) {
  const t = useWords('approval');
  const fitting = useAnswer(ask(orderApprovalApi.processesAgain, { params: { id: orderId } }, { staleMs: 0, fallback: [] }));
  const [chosen, setChosen] = useState<Id>();
  const processId = chosen ?? fitting[0]?.processId;
  const who = ({ steps }: ApprovalPlan) =>
    steps
      .filter(({ outcome }) => outcome === 'decides')
      .map(({ people }) => people.map(({ name }) => name).join(t('and')))
      .join(' → ');
  return (
    <OpinionDialog
      title={t('submit.title')}
      text={text}
      label={t('submit.word')}
      act={t('act.submitRequest')}
      back={t('submit.back')}
      most={wordMost}
      first={first}
      busy={busy}
      onGive={(word) => act({ word, ...(fitting.length > 1 && processId && { processId }) })}
      onClose={close}
    >
      {fitting.length > 1 && (
        <Field group label={t('submit.process')}>
          <RadioGroup
            stacked
            value={processId ?? ''}
            onChange={setChosen}
            options={fitting.map((plan) => ({ value: plan.processId, label: plan.name, hint: who(plan) }))}
          />
        </Field>
      )}
    </OpinionDialog>
  );
}
