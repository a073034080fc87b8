import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { workErrors } from '@mall/contract/account/work.errors.ts';
import { reasonMost } from '@mall/contract/kernel/fields.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';

type Values = { reason: string };
const rules = checks<Values>({ reason: (reason) => (reason.trim() === '' ? 'account.reason_required' : undefined) });
const failures = { ...counterErrors, ...workErrors };

type ReasonFormProps = { id: string; label: string; usual: string; onGive: (reason: string) => void; children?: ReactNode };

/** Why work changes hands; whoever it concerns reads it. */
export function ReasonForm({ id, label, usual, onGive, children }: ReasonFormProps) {
  const t = useWords('desk');
  const form = useForm({ first: { reason: usual } as Values, rules, failures });
  return (
    <Form id={id} label={label} message={form.messageOf('root')} onSubmit={form.submit(({ reason }) => onGive(reason.trim()))}>
      {children}
      <Field label={t('reason')} required message={form.messageOf('reason')}>
        <TextInput {...form.field('reason')} maxLength={reasonMost} />
      </Field>
    </Form>
  );
}
