import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { mallStaffApi, type StaffPerson } from '@mall/contract/account/staff.api.ts';
import { staffErrors } from '@mall/contract/account/staff.errors.ts';
import { ownCodeFault } from '@mall/counter/staff/own-code.rules.ts';
import { OwnCodeField } from '@mall/counter/staff/own-code-field.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { FirstPassword } from './first-password.tsx';
import { staffReads } from './staff.reads.ts';

type Values = { code: string };

/** Another first password for somebody who lost his. */
export function PasswordDialog({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const t = useWords('staff');
  const kit = useKitWords();
  const [password, setPassword] = useState<string>();
  const form = useForm({
    first: { code: '' } as Values,
    rules: checks<Values>({ code: ownCodeFault }),
    failures: { ...counterErrors, ...staffErrors },
    places: { 'account.factor': ['code'] },
  });
  const renew = useCall({
    call: mallStaffApi.renewPassword,
    request: (body: Values) => ({ params: { id: person.id }, body }),
    changes: staffReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => setPassword((await renew.run(values)).password));
  const title = t('password.ask', { name: person.name });
  return (
    <Dialog open title={title} labels={{ close: kit('close') }} onClose={onClose}>
      {password === undefined ? (
        <Form onSubmit={submit} message={form.messageOf('root')} label={title}>
          <p>{t('password.text')}</p>
          <OwnCodeField input={form.field('code')} message={form.messageOf('code')} />
          <Button type="submit" block busy={form.busy}>
            {t('password.go')}
          </Button>
        </Form>
      ) : (
        <FirstPassword password={password} onDone={onClose} />
      )}
    </Dialog>
  );
}
