import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { accountPlaces, missing, mobileFault, plainMobile, repeatFault } from './form-faults.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { sealPasswords } from './seal-passwords.ts';
import { useCaptcha } from './use-captcha.ts';

type Values = { mobile: string; oldPassword: string; password: string; repeat: string; captcha: string };

export function RevisePasswordForm({ mobile: known }: { mobile: string }) {
  const t = useWords('account');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const form = useForm({
    first: { mobile: known, oldPassword: '', password: '', repeat: '', captcha: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      oldPassword: missing('account.password_required'),
      password: (value, { oldPassword: old, mobile }) => passwordFault(value, { oldPassword: old, mobile }),
      repeat: repeatFault,
      captcha: missing('account.captcha_required'),
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, setValue, messageOf } = form;
  const [typedMobile, oldPassword, password] = form.watch(['mobile', 'oldPassword', 'password']);
  const submit = form.submit(async (values) => {
    try {
      const [sealedOld, sealedNew] = await sealPasswords(values.oldPassword, values.password);
      const body = {
        mobile: values.mobile,
        oldPassword: sealedOld,
        newPassword: sealedNew,
        captcha: values.captcha.trim(),
        uuid: captcha.uuid,
      };
      await browserCall(accountApi.revisePassword, { body }, quietly);
      toast.ok(t('revise.done'));
      await navigate('/login?notBack=1', { replace: true, state: { mobile: values.mobile } });
    } catch (error) {
      captcha.refresh();
      setValue('captcha', '');
      throw error;
    }
  });
  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile })} message={messageOf('mobile')} />
      <PasswordField
        label={t('field.oldPassword')}
        input={field('oldPassword')}
        message={messageOf('oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        password={field('password')}
        repeat={field('repeat')}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={password}
        about={{ mobile: plainMobile(typedMobile), oldPassword }}
      />
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('revise.submit')}
      </Button>
    </Form>
  );
}
