import { securityApi } from '@mall/contract/account/security.api.ts';
import { plainEmail } from '@mall/contract/account/security.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { missing } from '@mall/kit/sign-in/form-faults.ts';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import type { Resend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MailIcon } from '@mall/ui/icons/mail-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../../kernel/words.tsx';
import { emailFault, securityFailures, securityPlaces } from './security-faults.ts';

type Values = { email: string; captcha: string };
type EmailFormProps = { first: string; resend: Resend; onSent: (email: string) => void };

export function EmailForm({ first, resend, onSent }: EmailFormProps) {
  const t = useWords('account/security');
  const captcha = useCaptcha();
  const form = useForm({
    first: { email: first, captcha: '' } as Values,
    rules: checks<Values>({ email: emailFault, captcha: missing('account.captcha_required') }),
    failures: securityFailures,
    places: securityPlaces,
  });
  const { field, messageOf } = form;
  const [typedEmail, typedCaptcha] = form.watch(['email', 'captcha']);
  const isReady = emailFault(typedEmail) === undefined && typedCaptcha.trim() !== '' && resend.left === 0;
  const submit = form.submit(async (values) => {
    const email = plainEmail(values.email);
    try {
      const query = { email, captcha: values.captcha.trim(), uuid: captcha.uuid };
      await browserCall(securityApi.sendEmailLink, { query }, quietly);
      resend.start();
      onSent(email);
    } catch (error) {
      captcha.refresh();
      form.setValue('captcha', '');
      throw error;
    } finally {
      // A proof that has run out is asked for again.
      await askAgain([securityApi.state]);
    }
  });
  return (
    <Form label={t('steps.email')} message={messageOf('root')} onSubmit={submit}>
      <Field label={t('newEmail')} message={messageOf('email')}>
        <TextInput
          {...field('email')}
          size="l"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="email"
          icon={<MailIcon size={20} />}
        />
      </Field>
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} path={securityApi.picture.path} />
      <Button type="submit" size="l" block busy={form.busy} disabled={!form.busy && !isReady}>
        {resend.left > 0 ? t('newEmail.wait', { seconds: resend.left }) : t('newEmail.send')}
      </Button>
      {!isReady && resend.left === 0 && <p className="meta">{t('newEmail.hint')}</p>}
    </Form>
  );
}
