import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { accountPlaces, repeatFault } from '@mall/kit/sign-in/form-faults.ts';
import { NewPasswordFields } from '@mall/kit/sign-in/new-password-fields.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import { type ForgetTicket, keepTicket } from './forget-ticket.ts';

type Values = { password: string; repeat: string };

export function ResetPasswordForm({ ticket, onDone }: { ticket: ForgetTicket; onDone: () => void }) {
  const t = useWords('account');
  const form = useForm({
    first: { password: '', repeat: '' } as Values,
    rules: checks<Values>({ password: (value) => passwordFault(value, ticket), repeat: repeatFault }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, messageOf } = form;
  const { mobile, memberName } = ticket;
  const submit = form.submit(async ({ password }) => {
    const [sealed] = await sealPasswords(password);
    await browserCall(accountApi.resetPassword, { body: { mobile, code: ticket.ticket, password: sealed } }, quietly);
    keepTicket(null);
    onDone();
  });
  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordFields
        t={t}
        label={t('field.newPassword')}
        password={field('password')}
        repeat={field('repeat')}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={form.watch('password')}
        about={{ memberName, mobile }}
      />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
