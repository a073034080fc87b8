import { listApi, type ProcurementList } from '@mall/contract/procurement/list.api.ts';
import { listErrors } from '@mall/contract/procurement/list.errors.ts';
import { AddList, sharings } from '@mall/contract/procurement/list.rules.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from '../procurement.module.css';
import { listReads } from './list.changes.ts';

type ListDialogProps = { list?: ProcurementList | undefined; projectId?: string; onClose: () => void; onAdded?: (id: string) => void };

/** A list to make, or to name, share and describe anew. */
export default function ListDialog({ list, projectId = '', onClose, onAdded }: ListDialogProps) {
  const t = useWords('procurement/project');
  const formId = useId();
  const projects = useAnswer(ask(projectApi.choices, {}, { fallback: [] }));
  const form = useForm({
    first: {
      name: list?.name ?? '',
      note: list?.note ?? '',
      sharing: list?.sharing ?? ('own' as (typeof sharings)[number]),
      projectId: list?.projectId ?? projectId,
    },
    rules: AddList,
    failures: listErrors,
    shape: (values) => ({ ...values, projectId: values.projectId || null }),
  });
  const save = form.submit(async ({ lines, ...body }) => {
    const added = list
      ? await browserCall(listApi.edit, { body: { id: list.id, ...body } }, quietly)
      : await browserCall(listApi.add, { body: { ...body, lines } }, quietly);
    await askAgain(listReads);
    toast.ok(t(list ? 'list.saved' : 'list.added'));
    onClose();
    if (added) onAdded?.(added.id);
  });
  return (
    <FormDialog
      title={list ? t('list.editOf', { name: list.name }) : t('list.add')}
      act={t(list ? 'save' : 'list.add')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        <Field label={t('list.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={t('list.note')} message={form.messageOf('note')}>
          <TextArea {...form.field('note')} rows={2} maxLength={200} />
        </Field>
        <Field group label={t('list.sharing')}>
          <RadioGroup
            value={form.watch('sharing')}
            onChange={(sharing) => form.put({ sharing: sharing as (typeof sharings)[number] })}
            options={sharings.map((value) => ({ value, label: t(`sharing.${value}`) }))}
          />
        </Field>
        <Field label={t('list.project')} message={form.messageOf('projectId')}>
          <Select
            {...form.field('projectId')}
            placeholder={t('none')}
            options={projects.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          />
        </Field>
      </Form>
    </FormDialog>
  );
}
