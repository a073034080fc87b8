import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { mobilePattern } from '@mall/contract/account/account.rules.ts';
import { type StaffDuties, storeStaffApi } from '@mall/contract/account/staff.api.ts';
import { staffErrors } from '@mall/contract/account/staff.errors.ts';
import { RolesField } from '@mall/counter/staff/roles-field.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './people.module.css';
import { peopleReads } from './people.reads.ts';

type Values = { mobile: string; name: string; code: string; roleIds: string[] };

const places = {
  'staff.role': ['roleIds'],
  'staff.here_already': ['mobile'],
  'staff.other_store': ['mobile'],
  'staff.mobile_used': ['mobile'],
  'staff.account_shut': ['mobile'],
  'staff.applying': ['mobile'],
  'account.mobile': ['mobile'],
  'staff.name': ['name'],
  'account.code': ['code'],
} as const;

/** Takes somebody in by the code that comes to his mobile; afterwards it says how he gets his password. */
export function AddDialog({ duties, onClose }: { duties: StaffDuties; onClose: () => void }) {
  const t = useWords('people');
  const kit = useKitWords();
  const resend = useResend();
  const [sending, setSending] = useState(false);
  const [joined, setJoined] = useState<{ name: string; fresh: boolean }>();
  const form = useForm({
    first: { mobile: '', name: '', code: '', roleIds: [] } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      name: (name) => (name.trim() === '' ? 'staff.name_missing' : undefined),
      code: missing('account.code_required'),
      roleIds: (roleIds) => (roleIds.length === 0 ? 'staff.role_missing' : undefined),
    }),
    failures: { ...accountErrors, ...staffErrors },
    places,
  });
  const add = useCall({
    call: storeStaffApi.add,
    request: (body: Values) => ({ body }),
    changes: peopleReads,
    options: quietly,
  });
  const unsaved = useUnsaved(form.dirty && !form.busy && joined === undefined, onClose);
  const { mobile, roleIds } = form.watch();
  const sendCode = async () => {
    setSending(true);
    try {
      await browserCall(storeStaffApi.sendCode, { body: { mobile: plainMobile(mobile) } }, quietly);
      resend.start();
    } catch (error) {
      form.refuse(error);
    } finally {
      setSending(false);
    }
  };
  const submit = form.submit(async (values) => {
    const { fresh } = await add.run(values);
    setJoined({ name: values.name, fresh });
  });
  if (joined)
    return (
      <Dialog open title={t('joined.title', { name: joined.name })} labels={{ close: kit('close') }} onClose={onClose}>
        <div className={styles.joined}>
          <p>{t(joined.fresh ? 'joined.fresh' : 'joined.known')}</p>
          {joined.fresh && (
            <ol>
              <li>{t('joined.open', { address: `${window.location.origin}/seller/` })}</li>
              <li>{t('joined.forgot')}</li>
              <li>{t('joined.enter')}</li>
            </ol>
          )}
          <Button block onClick={onClose}>
            {t('joined.done')}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <>
      <Dialog open title={t('add.act')} width={560} maxBodyHeight="76vh" labels={{ close: kit('close') }} onClose={unsaved.leave}>
        <Form onSubmit={submit} message={form.messageOf('root')} label={t('add.act')}>
          <Note>{t('add.note')}</Note>
          <div className={styles.pair}>
            <Field label={t('add.mobile')} required message={form.messageOf('mobile')}>
              <TextInput
                {...form.field('mobile', { setValueAs: plainMobile })}
                type="tel"
                inputMode="tel"
                maxLength={20}
                autoComplete="off"
              />
            </Field>
            <Field label={t('add.name')} required message={form.messageOf('name')}>
              <TextInput {...form.field('name')} maxLength={40} autoComplete="off" />
            </Field>
          </div>
          <Field label={t('add.code')} required message={form.messageOf('code')}>
            <span className={styles.code}>
              <TextInput {...form.field('code')} inputMode="numeric" maxLength={6} autoComplete="off" />
              <Button
                look="quiet"
                busy={sending}
                disabled={!sending && (resend.left > 0 || !mobilePattern.test(plainMobile(mobile)))}
                onClick={() => void sendCode()}
              >
                {resend.left > 0 ? t('add.again', { seconds: resend.left }) : t('add.send')}
              </Button>
            </span>
          </Field>
          <RolesField
            duties={duties}
            value={roleIds}
            onChange={(next) => form.put({ roleIds: next })}
            message={form.messageOf('roleIds')}
          />
          <Button type="submit" block busy={form.busy}>
            {t('add.go')}
          </Button>
        </Form>
      </Dialog>
      {unsaved.question}
    </>
  );
}
