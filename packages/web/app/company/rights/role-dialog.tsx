import { type CompanyRole, companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { roleErrors } from '@mall/contract/account/role.errors.ts';
import { RoleFields, roleNameMost, roleRemarkMost } from '@mall/contract/account/role.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../kernel/words.tsx';
import { roleReads } from './role-reads.ts';
import styles from './roles.module.css';

/** What the dialog is for: a new one, one from another, or another name for this one. */
export type RoleAsked = { kind: 'add' } | { kind: 'copy'; from: string } | { kind: 'rename'; role: CompanyRole };

type RoleDialogProps = { asked: RoleAsked; roles: readonly CompanyRole[]; onClose: () => void; onSaved: (id: string) => void };

export function RoleDialog({ asked, roles, onClose, onSaved }: RoleDialogProps) {
  const t = useWords('company/rights');
  const shell = useWords('shell');
  const formId = useId();
  const [from, setFrom] = useState(asked.kind === 'copy' ? asked.from : '');
  const renamed = asked.kind === 'rename' ? asked.role : undefined;
  const form = useForm({
    first: { roleName: renamed?.roleName ?? '', remark: renamed?.remark ?? '' },
    rules: RoleFields,
    failures: roleErrors,
    places: { 'role.name_taken': ['roleName'] },
  });
  const add = useCall({
    call: companyRoleApi.add,
    request: (fields: RoleFields) => ({ body: { ...fields, ...(from && { sourceId: from }) } }),
    changes: roleReads,
    done: ({ left }) => (left > 0 ? t('addedLess', { count: left }) : t('added')),
    options: quietly,
  });
  const rename = useCall({
    call: companyRoleApi.rename,
    request: (fields: RoleFields) => ({ body: { ...fields, id: renamed?.id ?? '', version: renamed?.version ?? 0 } }),
    changes: roleReads,
    done: t('renamed'),
    options: quietly,
  });
  const save = form.submit(async (fields) => {
    if (renamed) await rename.run(fields);
    onSaved(renamed ? renamed.id : (await add.run(fields)).id);
  });
  const source = roles.find(({ id }) => id === from);
  const footer = (
    <>
      <Button look="quiet" disabled={form.busy} onClick={onClose}>
        {t(`${asked.kind}.back`)}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t(`${asked.kind}.act`)}
      </Button>
    </>
  );
  return createPortal(
    <Dialog open title={t(`${asked.kind}.title`)} width={520} labels={{ close: shell('close') }} onClose={onClose} footer={footer}>
      <Form id={formId} className={styles.form} onSubmit={save} message={form.messageOf('root')}>
        {asked.kind === 'copy' && (
          <Field label={t('copy.from')} required hint={source && t('copy.brings', { count: source.rights.length })}>
            <Select
              value={from}
              onChange={(event) => setFrom(event.target.value)}
              options={roles.map(({ id, roleName, standard }) => ({
                value: id,
                label: standard ? t('copy.standard', { name: roleName }) : roleName,
              }))}
            />
          </Field>
        )}
        <Field label={t('name')} required message={form.messageOf('roleName')} hint={t('nameHint', { most: roleNameMost })}>
          <TextInput {...form.field('roleName')} autoComplete="off" />
        </Field>
        <Field label={t('remark')} message={form.messageOf('remark')}>
          <TextArea rows={2} limit={roleRemarkMost} {...form.field('remark')} />
        </Field>
      </Form>
    </Dialog>,
    document.body,
  );
}
