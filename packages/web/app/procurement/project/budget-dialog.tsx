import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type Project, projectApi } from '@mall/contract/project/project.api.ts';
import { projectErrors } from '@mall/contract/project/project.errors.ts';
import { ChangeBudget } from '@mall/contract/project/project.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from '../procurement.module.css';
import { projectReads } from './project.changes.ts';

const directions = ['more', 'less'] as const;
const first = { direction: 'more' as (typeof directions)[number], amountFen: null as number | null, reason: '' };
const places = { 'project.below_taken': ['amount'] };

/** More of a budget, or less, and on whose word. */
export default function BudgetDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const t = useWords('procurement/project');
  const formId = useId();
  const form = useForm({
    first,
    rules: ChangeBudget,
    failures: projectErrors,
    places,
    shape: ({ amountFen, ...rest }) => ({ ...rest, amount: amountFen === null ? '' : toYuan(fen(amountFen)) }),
  });
  const save = form.submit(async (body) => {
    await browserCall(projectApi.changeBudget, { params: { id: project.id }, body }, quietly);
    await askAgain(projectReads);
    toast.ok(t('budget.changed'));
    onClose();
  });
  return (
    <FormDialog
      title={t('budget.of', { name: project.name })}
      act={t('budget.act')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        <p className="meta">{t('budget.now', { budget: formatCurrency(project.budget), left: formatCurrency(project.left) })}</p>
        <RadioGroup
          label={t('budget.direction')}
          value={form.watch('direction')}
          onChange={(direction) => form.put({ direction: direction as (typeof directions)[number] })}
          options={directions.map((value) => ({ value, label: t(`budget.${value}`) }))}
        />
        <Field label={t('budget.amount')} required message={form.messageOf('amount' as never)}>
          <MoneyInput name="amount" value={form.watch('amountFen')} min={1} onChange={(amountFen) => form.put({ amountFen })} />
        </Field>
        <Field label={t('budget.reason')} required message={form.messageOf('reason')}>
          <TextInput {...form.field('reason')} maxLength={100} autoComplete="off" />
        </Field>
      </Form>
    </FormDialog>
  );
}
