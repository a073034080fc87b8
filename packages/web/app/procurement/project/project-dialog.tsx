import { localeOf } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { type Project, projectApi } from '@mall/contract/project/project.api.ts';
import { projectErrors } from '@mall/contract/project/project.errors.ts';
import { AddProject } from '@mall/contract/project/project.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { DateInput } from '@mall/ui/date/date-input.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from '../procurement.module.css';
import { projectReads } from './project.changes.ts';

const places = { 'project.code_taken': ['code'], 'project.over_when_strict': ['strict'] };

const firstOf = (project: Project | undefined) => ({
  code: project?.code ?? '',
  name: project?.name ?? '',
  startDate: project?.startDate ?? '',
  endDate: project?.endDate ?? '',
  managerId: project?.managerId ?? '',
  departmentId: project?.departmentId ?? '',
  costCentreId: project?.costCentreId ?? '',
  strict: project?.strict ?? true,
  shownToSeller: project?.shownToSeller ?? false,
  budgetFen: null as number | null,
});

/** A project to begin or to change; its budget is changed by an act of its own. */
export default function ProjectDialog({ project, onClose }: { project?: Project | undefined; onClose: () => void }) {
  const t = useWords('procurement/project');
  const formId = useId();
  const locale = localeOf[useLanguage()];
  const parts = useAnswer(ask(projectApi.parts, {}, { fallback: { people: [], departments: [], costCentres: [] } }));
  const form = useForm({
    first: firstOf(project),
    rules: AddProject,
    failures: projectErrors,
    places,
    shape: ({ budgetFen, departmentId, costCentreId, ...rest }) => ({
      ...rest,
      departmentId: departmentId || null,
      costCentreId: costCentreId || null,
      // One that stands keeps its budget; the rule wants one all the same.
      budget: project ? project.budget : budgetFen === null ? '' : toYuan(fen(budgetFen)),
    }),
  });
  const save = form.submit(async ({ budget, ...fields }) => {
    if (project) await browserCall(projectApi.edit, { body: { id: project.id, ...fields } }, quietly);
    else await browserCall(projectApi.add, { body: { ...fields, budget } }, quietly);
    await askAgain(projectReads);
    toast.ok(t(project ? 'project.saved' : 'project.added'));
    onClose();
  });
  const day = (name: 'startDate' | 'endDate', label: string) => (
    <Field label={label} required message={form.messageOf(name)}>
      <DateInput
        name={name}
        value={form.watch(name)}
        onChange={(value) => form.put({ [name]: value })}
        locale={locale}
        labels={{ open: t('day.open'), calendar: label, format: t('day.format') }}
      />
    </Field>
  );
  return (
    <FormDialog
      title={project ? t('project.editOf', { name: project.name }) : t('project.add')}
      act={t(project ? 'save' : 'project.add')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        <Field label={t('project.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
        </Field>
        <div className={styles.pair}>
          <Field label={t('project.code')} required message={form.messageOf('code')}>
            <TextInput {...form.field('code')} maxLength={30} autoComplete="off" />
          </Field>
          <Field label={t('project.manager')} required message={form.messageOf('managerId')}>
            <Select
              {...form.field('managerId')}
              placeholder={t('choose')}
              options={parts.people.map(({ id, name, departmentName }) => ({
                value: id,
                label: departmentName ? `${name}（${departmentName}）` : name,
              }))}
            />
          </Field>
          {day('startDate', t('project.from'))}
          {day('endDate', t('project.to'))}
          <Field label={t('project.department')} message={form.messageOf('departmentId')}>
            <Select
              {...form.field('departmentId')}
              placeholder={t('project.whole')}
              options={parts.departments.map(({ id, name, depth }) => ({ value: id, label: `${'　'.repeat(depth)}${name}` }))}
            />
          </Field>
          <Field label={t('project.centre')} message={form.messageOf('costCentreId')}>
            <Select
              {...form.field('costCentreId')}
              placeholder={t('none')}
              options={parts.costCentres.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        </div>
        {!project && (
          <Field label={t('project.budget')} required message={form.messageOf('budget' as never)}>
            <MoneyInput name="budgetFen" value={form.watch('budgetFen')} min={0} onChange={(budgetFen) => form.put({ budgetFen })} />
          </Field>
        )}
        <Switch checked={form.watch('strict')} onChange={(event) => form.put({ strict: event.target.checked })}>
          {t('project.strict')}
        </Switch>
        {form.messageOf('strict') && <p className={styles.bad}>{form.messageOf('strict')}</p>}
        <Switch checked={form.watch('shownToSeller')} onChange={(event) => form.put({ shownToSeller: event.target.checked })}>
          {t('project.shown')}
        </Switch>
      </Form>
    </FormDialog>
  );
}
