import { accountApi } from '@mall/contract/account/account.api.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.tsx';
import { type ForgetTicket, keepTicket } from './forget-ticket.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { sealPasswords } from './seal-passwords.ts';
import { useAccountForm } from './use-account-form.ts';

type Values = { password: string; repeat: string };

export function ResetPasswordForm({ ticket, onDone }: { ticket: ForgetTicket; onDone: () => void }) {
  const t = useWords('account');
  const form = useAccountForm<Values>({ password: '', repeat: '' });
  const { field, messageOf, showRefusal } = form;
  const { mobile, memberName } = ticket;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const [sealed] = await sealPasswords(password);
      await browserCall(accountApi.resetPassword, { body: { mobile, code: ticket.ticket, password: sealed } }, quietly);
      keepTicket(null);
      onDone();
    } catch (error) {
      showRefusal(error);
    }
  });
  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordFields
        password={field('password', { validate: (value) => passwordFault(value, { memberName, mobile }) })}
        repeat={field('repeat', { validate: (value, { password }) => value === password || 'account.password_repeat' })}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={form.watch('password')}
        about={{ memberName, mobile }}
      />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
