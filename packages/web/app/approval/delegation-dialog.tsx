import { approvalErrors } from '@mall/contract/approval/approval.errors.ts';
import { Delegate, delegateDaysMost } from '@mall/contract/approval/approval.rules.ts';
import type { Delegation } from '@mall/contract/approval/delegation.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { DayRange } from '@mall/kit/list/day-range.tsx';
import { Button } from '@mall/ui/button.tsx';
import type { Person } from '@mall/ui/choice/people-pane.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.tsx';
import styles from './approval.module.css';
import { ApproverChoice } from './approver-choice.tsx';

const reads = [requestApi.delegations];
const first = { person: [] as Person[], from: '', until: '', reason: '' };
type Typed = typeof first;
const shape = ({ person: [to], from, until, reason }: Typed) => ({ memberId: to?.id ?? '', from, until, reason });

/** Who stands in for the reader, and for which days. */
export default function DelegationDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('approval');
  const shell = useWords('shell');
  const formId = useId();
  const delegations = useAnswer(ask(requestApi.delegations, {}, { staleMs: 0, fallback: [] }));
  const form = useForm({
    first,
    rules: Delegate,
    failures: (code) => {
      if (!Object.hasOwn(approvalErrors, code)) return undefined;
      return code === 'approval.delegation_order' ? t('delegate.order') : t('delegate.days', { most: delegateDaysMost });
    },
    shape,
    places: { 'approval.delegation': ['until'], 'approval.person': ['person'] },
  });
  const { person, from, until } = form.watch();
  const add = useCall({
    call: requestApi.delegate,
    request: (body: Delegate) => ({ body }),
    changes: reads,
    done: t('delegate.done'),
    options: quietly,
  });
  const end = useAct({
    call: requestApi.endDelegation,
    request: ({ id }: Delegation) => ({ params: { id } }),
    ask: ({ toName }) => ({ title: t('delegate.endAsk', { name: toName }), act: t('delegate.end'), back: t('delegate.endBack') }),
    done: t('delegate.ended'),
    changes: reads,
  });
  const save = form.submit(async (checked) => {
    await add.run(checked);
    form.reset(first);
  });
  // Emptied after it was saved, it lacks nothing.
  const missing = form.formState.isSubmitted && !form.formState.isSubmitSuccessful && person.length === 0;
  return (
    <>
      <Dialog
        open
        title={t('delegate.title')}
        width={520}
        labels={{ close: shell('close') }}
        onClose={onClose}
        footer={
          <>
            <Button look="quiet" onClick={onClose}>
              {t('delegate.close')}
            </Button>
            <Button type="submit" form={formId} busy={form.busy}>
              {t('delegate.act')}
            </Button>
          </>
        }
      >
        <p className={styles.lead}>{t('delegate.text')}</p>
        {delegations.length > 0 && (
          <ul className={styles.delegations} aria-label={t('delegate.now')}>
            {delegations.map((delegation) => (
              <li key={delegation.id}>
                <span>
                  <b>{delegation.toName}</b>
                  <span className="meta num">
                    {delegation.from} – {delegation.until}
                  </span>
                  {delegation.reason !== '' && <span className="meta">{delegation.reason}</span>}
                </span>
                <StatusMark mark={delegation.active ? 'running' : 'open'} tone={delegation.active ? 'blue' : 'grey'}>
                  {t(delegation.active ? 'delegate.active' : 'delegate.later')}
                </StatusMark>
                <Button look="text" size="s" onClick={() => end.start(delegation)}>
                  {t('delegate.end')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
          <div data-field="person">
            <Field label={t('delegate.to')} required message={missing ? t('choose.person') : form.messageOf('person')}>
              <ApproverChoice value={person} onChange={(next) => form.put({ person: next })} label={t('delegate.to')} />
            </Field>
          </div>
          <Field group label={t('delegate.span')} required message={form.messageOf('from') ?? form.messageOf('until')}>
            <DayRange
              value={{ from, to: until }}
              onChange={(span) => form.put({ from: span.from, until: span.to })}
              names={{ from: 'from', to: 'until' }}
              labels={{ group: t('delegate.span'), from: t('delegate.from'), to: t('delegate.until') }}
            />
          </Field>
          <Field label={t('delegate.reason')}>
            <TextInput {...form.field('reason')} maxLength={reasonMost} autoComplete="off" />
          </Field>
        </Form>
      </Dialog>
      {end.question}
    </>
  );
}
