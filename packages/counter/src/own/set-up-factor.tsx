import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { counterApi } from '@mall/contract/account/counter.api.ts';
import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { securityErrors } from '@mall/contract/account/security.errors.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { missing } from '@mall/kit/sign-in/form-faults.ts';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { FactorCodeForm } from '../gate/factor-code.form.tsx';
import { SecretPicture } from '../gate/secret-picture.tsx';
import { ownCodeFault } from '../staff/own-code.rules.ts';
import { OwnCodeField } from '../staff/own-code-field.tsx';

type Started = { ticket: string; secret: string; uri: string };
type SetUpFactorProps = {
  /** There is one already: a code of it is asked for beside the password. */
  replaces: boolean;
  onClose: () => void;
  onCodes: (codes: string[]) => Promise<void>;
};

/** The password first, with a code of the authenticator that is to be replaced, then the picture, then the first code of the new authenticator. */
export function SetUpFactor({ replaces, onClose, onCodes }: SetUpFactorProps) {
  const t = useCounterWords();
  const kit = useKitWords();
  const [started, setStarted] = useState<Started>();
  const confirm = async (code: string) => {
    if (!started) return;
    const body = { ticket: started.ticket, code };
    await onCodes((await browserCall(counterApi.confirmFactor, { body }, quietly)).recoveryCodes);
  };
  return (
    <Dialog open title={t(started ? 'enrol.title' : 'prove.title')} labels={{ close: kit('close') }} onClose={onClose}>
      {started ? (
        <>
          <p>{t('enrol.text')}</p>
          <SecretPicture secret={started.secret} uri={started.uri} />
          <FactorCodeForm label={t('factor.label')} act={t('enrol.confirm')} send={confirm} />
        </>
      ) : (
        <Prove replaces={replaces} onProved={setStarted} />
      )}
    </Dialog>
  );
}

function Prove({ replaces, onProved }: { replaces: boolean; onProved: (started: Started) => void }) {
  const t = useCounterWords();
  const form = useForm({
    first: { password: '', code: '' },
    rules: checks<{ password: string; code: string }>({
      password: missing('account.password_required'),
      code: (code) => (replaces ? ownCodeFault(code) : undefined),
    }),
    failures: { ...accountErrors, ...securityErrors, ...counterErrors },
    places: { 'account.own_password': ['password'], 'account.password': ['password'], 'account.factor': ['code'] },
  });
  const submit = form.submit(async ({ password, code }) => {
    const [sealed] = await sealPasswords(password);
    await browserCall(securityApi.prove, { body: { password: sealed } }, quietly);
    onProved(await browserCall(counterApi.startFactor, { body: replaces ? { code } : {} }, quietly));
  });
  return (
    <Form onSubmit={submit} message={form.messageOf('root')} label={t('prove.title')}>
      <PasswordField
        label={t('prove.label')}
        input={form.field('password')}
        message={form.messageOf('password')}
        autoComplete="current-password"
      />
      {replaces && <OwnCodeField input={form.field('code')} message={form.messageOf('code')} />}
      <Button type="submit" block busy={form.busy}>
        {t('prove.go')}
      </Button>
    </Form>
  );
}
