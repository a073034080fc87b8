import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { mallStaffApi, type StaffDuties } from '@mall/contract/account/staff.api.ts';
import { staffErrors } from '@mall/contract/account/staff.errors.ts';
import { ownCodeFault } from '@mall/counter/staff/own-code.rules.ts';
import { OwnCodeField } from '@mall/counter/staff/own-code-field.tsx';
import { RolesField } from '@mall/counter/staff/roles-field.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FirstPassword } from './first-password.tsx';
import styles from './staff.module.css';
import { staffReads } from './staff.reads.ts';

type Values = { mobile: string; name: string; roleIds: string[]; code: string };

const places = {
  'staff.role': ['roleIds'],
  'staff.here_already': ['mobile'],
  'staff.mobile_used': ['mobile'],
  'account.mobile': ['mobile'],
  'staff.name': ['name'],
  'account.factor': ['code'],
} as const;

/** Makes an operator against a code of the own authenticator, and shows his first password once. */
export function AppointDialog({ duties, onClose }: { duties: StaffDuties; onClose: () => void }) {
  const t = useWords('staff');
  const kit = useKitWords();
  const [made, setMade] = useState<{ name: string; password: string }>();
  const form = useForm({
    first: { mobile: '', name: '', roleIds: [], code: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      name: (name) => (name.trim() === '' ? 'staff.name_missing' : undefined),
      roleIds: (roleIds) => (roleIds.length === 0 ? 'staff.role_missing' : undefined),
      code: ownCodeFault,
    }),
    failures: { ...accountErrors, ...counterErrors, ...staffErrors },
    places,
  });
  const appoint = useCall({ call: mallStaffApi.appoint, request: (body: Values) => ({ body }), changes: staffReads, options: quietly });
  const unsaved = useUnsaved(form.dirty && !form.busy && made === undefined, onClose);
  const submit = form.submit(async (values) => {
    const { password } = await appoint.run(values);
    setMade({ name: values.name, password });
  });
  if (made)
    return (
      <Dialog open title={t('appoint.done', { name: made.name })} labels={{ close: kit('close') }} onClose={onClose}>
        <FirstPassword password={made.password} onDone={onClose} />
      </Dialog>
    );
  return (
    <>
      <Dialog open title={t('appoint.act')} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={unsaved.leave}>
        <Form onSubmit={submit} message={form.messageOf('root')} label={t('appoint.act')}>
          <div className={styles.pair}>
            <Field label={t('appoint.mobile')} required message={form.messageOf('mobile')}>
              <TextInput
                {...form.field('mobile', { setValueAs: plainMobile })}
                type="tel"
                inputMode="tel"
                maxLength={20}
                autoComplete="off"
              />
            </Field>
            <Field label={t('appoint.name')} required message={form.messageOf('name')}>
              <TextInput {...form.field('name')} maxLength={40} autoComplete="off" />
            </Field>
          </div>
          <RolesField
            duties={duties}
            value={form.watch('roleIds')}
            onChange={(roleIds) => form.put({ roleIds })}
            message={form.messageOf('roleIds')}
          />
          <OwnCodeField input={form.field('code')} message={form.messageOf('code')} />
          <Button type="submit" block busy={form.busy}>
            {t('appoint.go')}
          </Button>
        </Form>
      </Dialog>
      {unsaved.question}
    </>
  );
}
