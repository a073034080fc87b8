import { CostCentreFields, UnitFields } from '@mall/contract/company/people.rules.ts';
import { structureErrors } from '@mall/contract/company/structure.errors.ts';
import { type CostCentre, type Unit, unitApi } from '@mall/contract/company/unit.api.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { structureReads } from './company.changes.ts';
import styles from './company.module.css';
import { DepartmentChoice } from './department-choice.tsx';

const places = { 'company.unit_name_taken': ['name'], 'company.centre_code_taken': ['code'] };

function Frame({
  title,
  formId,
  busy,
  dirty,
  onClose,
  children,
}: {
  title: string;
  formId: string;
  busy: boolean;
  dirty: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useWords('company');
  const shell = useWords('shell');
  const unsaved = useUnsaved(dirty && !busy, onClose);
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={unsaved.leave}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t('save')}
      </Button>
    </>
  );
  return createPortal(
    <>
      <Dialog open title={title} width={520} labels={{ close: shell('close') }} onClose={unsaved.leave} footer={footer}>
        {children}
      </Dialog>
      {unsaved.question}
    </>,
    document.body,
  );
}

const useSaved = (onClose: () => void) => {
  const t = useWords('company');
  return async () => {
    await askAgain(structureReads);
    toast.ok(t('unit.saved'));
    onClose();
  };
};

/** A purchase unit to add or to change. */
export function UnitDialog({ unit, onClose }: { unit: Unit | undefined; onClose: () => void }) {
  const t = useWords('company');
  const formId = useId();
  const saved = useSaved(onClose);
  const first = {
    name: unit?.name ?? '',
    departmentId: unit?.departmentId ?? null,
    contactName: unit?.contactName ?? '',
    contactPhone: unit?.contactPhone ?? '',
    address: unit?.address ?? '',
  };
  const form = useForm({ first, rules: UnitFields, failures: structureErrors, places });
  const text = (name: 'name' | 'contactName' | 'contactPhone' | 'address', label: string, most: number, required = false) => (
    <Field label={label} required={required} message={form.messageOf(name)}>
      <TextInput {...form.field(name)} maxLength={most} autoComplete="off" />
    </Field>
  );
  const save = form.submit(async (body) => {
    await browserCall(unitApi.save, { body: { ...body, id: unit?.id ?? null } }, quietly);
    await saved();
  });
  return (
    <Frame
      title={unit ? t('unit.editOf', { name: unit.name }) : t('unit.add')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        {text('name', t('unit.name'), 40, true)}
        <Field label={t('department')}>
          <DepartmentChoice value={form.watch('departmentId')} onChange={(departmentId) => form.put({ departmentId })} none={t('noneOf')} />
        </Field>
        <div className={styles.pair}>
          {text('contactName', t('unit.contact'), 40)}
          {text('contactPhone', t('unit.phone'), 20)}
        </div>
        {text('address', t('unit.address'), 100)}
      </Form>
    </Frame>
  );
}

/** A cost centre to add or to change. */
export function CentreDialog({ centre, onClose }: { centre: CostCentre | undefined; onClose: () => void }) {
  const t = useWords('company');
  const formId = useId();
  const saved = useSaved(onClose);
  const first = { code: centre?.code ?? '', name: centre?.name ?? '', departmentId: centre?.departmentId ?? null };
  const form = useForm({ first, rules: CostCentreFields, failures: structureErrors, places });
  const save = form.submit(async (body) => {
    await browserCall(unitApi.saveCentre, { body: { ...body, id: centre?.id ?? null } }, quietly);
    await saved();
  });
  return (
    <Frame
      title={centre ? t('unit.editOf', { name: centre.name }) : t('unit.addCentre')}
      formId={formId}
      busy={form.busy}
      dirty={form.dirty}
      onClose={onClose}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        <div className={styles.pair}>
          <Field label={t('unit.code')} required message={form.messageOf('code')}>
            <TextInput {...form.field('code')} maxLength={20} autoComplete="off" />
          </Field>
          <Field label={t('unit.name')} required message={form.messageOf('name')}>
            <TextInput {...form.field('name')} maxLength={40} autoComplete="off" />
          </Field>
        </div>
        <Field label={t('department')}>
          <DepartmentChoice value={form.watch('departmentId')} onChange={(departmentId) => form.put({ departmentId })} none={t('noneOf')} />
        </Field>
      </Form>
    </Frame>
  );
}
