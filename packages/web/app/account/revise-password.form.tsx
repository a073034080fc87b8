import { CallError } from '@mall/client/call-error.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { accountPlaces, missing, mobileFault, plainMobile, repeatFault } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { NewPasswordFields } from '@mall/kit/sign-in/new-password-fields.tsx';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';

type Values = { mobile: string; oldPassword: string; password: string; repeat: string; captcha: string; factorCode: string };

export function RevisePasswordForm({ mobile: known }: { mobile: string }) {
  const t = useWords('account');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  // Known only to somebody whose password held.
  const [guarded, setGuarded] = useState(false);
  const form = useForm({
    first: { mobile: known, oldPassword: '', password: '', repeat: '', captcha: '', factorCode: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      oldPassword: missing('account.password_required'),
      password: (value, { oldPassword: old, mobile }) => passwordFault(value, { oldPassword: old, mobile }),
      repeat: repeatFault,
      captcha: missing('account.captcha_required'),
      factorCode: (code) => (guarded && code.trim() === '' ? 'account.factor_required' : undefined),
    }),
    failures: { ...accountErrors, ...counterErrors },
    places: { ...accountPlaces, 'account.factor': ['factorCode'] },
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
        ...(values.factorCode.trim() !== '' && { factorCode: values.factorCode }),
      };
      await browserCall(accountApi.revisePassword, { body }, quietly);
      toast.ok(t('revise.done'));
      await navigate('/login?notBack=1', { replace: true, state: { mobile: values.mobile } });
    } catch (error) {
      if (error instanceof CallError && error.errorCode === 'account.factor_required') setGuarded(true);
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
        t={t}
        label={t('field.newPassword')}
        password={field('password')}
        repeat={field('repeat')}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={password}
        about={{ mobile: plainMobile(typedMobile), oldPassword }}
      />
      {guarded && (
        <Field label={t('field.factorCode')} required message={messageOf('factorCode')}>
          <TextInput
            {...field('factorCode')}
            size="l"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
          />
        </Field>
      )}
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('revise.submit')}
      </Button>
    </Form>
  );
}
