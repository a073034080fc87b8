import { accountApi } from '@mall/contract/account/account.api.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { missing, mobileFault, plainMobile } from './form-faults.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { sealPasswords } from './seal-passwords.ts';
import { useAccountForm } from './use-account-form.ts';
import { useCaptcha } from './use-captcha.ts';

type Values = { mobile: string; oldPassword: string; password: string; repeat: string; captcha: string };

export function RevisePasswordForm({ mobile: known }: { mobile: string }) {
  const t = useWords('account');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const form = useAccountForm<Values>({ mobile: known, oldPassword: '', password: '', repeat: '', captcha: '' });
  const { field, setValue, messageOf, showRefusal } = form;
  const [typedMobile, oldPassword, password] = form.watch(['mobile', 'oldPassword', 'password']);
  const submit = form.handleSubmit(async (values) => {
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
      showRefusal(error);
    }
  });
  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile, validate: mobileFault })} message={messageOf('mobile')} />
      <PasswordField
        label={t('field.oldPassword')}
        input={field('oldPassword', { validate: missing('account.password_required') })}
        message={messageOf('oldPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields
        password={field('password', {
          validate: (value, { oldPassword: old, mobile }) => passwordFault(value, { oldPassword: old, mobile }),
        })}
        repeat={field('repeat', { validate: (value, { password: chosen }) => value === chosen || 'account.password_repeat' })}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={password}
        about={{ mobile: plainMobile(typedMobile), oldPassword }}
      />
      <CaptchaField
        input={field('captcha', { validate: missing('account.captcha_required') })}
        message={messageOf('captcha')}
        captcha={captcha}
      />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t('revise.submit')}
      </Button>
    </Form>
  );
}
