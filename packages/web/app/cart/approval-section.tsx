import { wordMost } from '@mall/contract/approval/approval.rules.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import type { ApprovalPlan, PlannedStep } from '@mall/contract/approval/process.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { type StepItem, Steps } from '@mall/ui/steps.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './fill-order.module.css';
import type { FillOrder } from './use-fill-order.ts';

const states: Readonly<Record<PlannedStep['outcome'], StepItem['state']>> = {
  decides: 'todo',
  skipped: 'skipped',
  passed: 'done',
  nobody: 'fault',
};

/** Before anything is submitted: that it will be approved, by whom first, and which of the processes that fit it goes by. */
export function ApprovalSection({ order: { approval, draft, put } }: { order: FillOrder }) {
  const t = useWords('cart');
  const { plan, choices } = approval;
  const outside = useAnswer(ask(orderApprovalApi.oaPushSwitch, {}, { fallback: { switch: 0 as const } }), plan?.outside === true);
  if (!plan) return null;
  return (
    <Panel title={t('order.approval')}>
      <div className={styles.approval}>
        <First plan={plan} />
        {plan.outside && outside.switch === 1 && <p className="meta">{t('order.approval.oa')}</p>}
        {choices.length > 1 && (
          <Field group label={t('order.approval.choose')}>
            <RadioGroup
              stacked
              value={plan.processId}
              onChange={(processId) => put({ processId })}
              options={choices.map(({ processId, name, deptName }) => ({
                value: processId,
                label: [deptName, name].filter(Boolean).join(' / '),
              }))}
            />
          </Field>
        )}
        <Way plan={plan} />
        <Field label={t('order.approval.word')}>
          <TextArea
            rows={2}
            limit={wordMost}
            placeholder={t('order.approval.wordHint')}
            value={draft.requestWord ?? ''}
            onChange={(event) => put({ requestWord: event.target.value })}
          />
        </Field>
      </div>
    </Panel>
  );
}

/** Who has it first; or that nobody could. */
export const useFirstApprover = (plan: ApprovalPlan | null): { nobody: boolean; words: string } => {
  const t = useWords('cart');
  const steps = plan?.steps ?? [];
  const nobody = steps.find(({ outcome }) => outcome === 'nobody');
  if (nobody) return { nobody: true, words: t('order.approval.nobody', { node: nobody.name }) };
  const deciding = steps.filter(({ outcome }) => outcome === 'decides');
  const [first] = deciding;
  if (!first) return { nobody: false, words: '' };
  const names = namesOf(first, t('order.approval.or'), t('order.approval.and'));
  return { nobody: false, words: t('order.approval.first', { names, node: first.name, count: deciding.length }) };
};

function First({ plan }: { plan: ApprovalPlan }) {
  const t = useWords('cart');
  const { nobody, words } = useFirstApprover(plan);
  if (nobody)
    return (
      <Note tone="bad" role="alert">
        {words}
      </Note>
    );
  return (
    <Note>
      {t('order.approval.needed')} {words}
    </Note>
  );
}

const namesOf = ({ mode, people }: PlannedStep, or: string, and: string): string =>
  people.map(({ name }) => name).join(mode === 'any' ? ` ${or} ` : mode === 'all' ? and : ' → ');

function Way({ plan: { steps } }: { plan: ApprovalPlan }) {
  const t = useWords('cart');
  const items = steps.map((step, place) => ({
    id: `${place}`,
    label: step.name,
    state: states[step.outcome],
    note:
      step.outcome === 'decides'
        ? namesOf(step, t('order.approval.or'), t('order.approval.and'))
        : step.outcome !== 'nobody' && t(`order.approval.${step.outcome}`),
  }));
  return <Steps label={t('order.approval.way')} items={items} />;
}
