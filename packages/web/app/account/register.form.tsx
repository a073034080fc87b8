import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { accountTypes, passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import {
  accountPlaces,
  agreedFault,
  codeFault,
  missing,
  mobileFault,
  nameFault,
  plainMobile,
  repeatFault,
} from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { NewPasswordFields } from '@mall/kit/sign-in/new-password-fields.tsx';
import { maySend } from '@mall/kit/sign-in/resend.rules.ts';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { useMobileFree } from '@mall/kit/sign-in/use-mobile-free.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { PhoneIcon } from '@mall/ui/icons/phone-icon.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AccountTypeField } from './account-type-field.tsx';
import { Agreement } from './agreement.tsx';
import { sendCodeFor } from './send-code.ts';
import { useSignIn } from './use-sign-in.ts';

type Values = {
  accountType: 1 | 2;
  memberName: string;
  mobile: string;
  captcha: string;
  code: string;
  password: string;
  repeat: string;
  agreed: boolean;
};

const empty: Values = {
  accountType: accountTypes.individual,
  memberName: '',
  mobile: '',
  captcha: '',
  code: '',
  password: '',
  repeat: '',
  agreed: false,
};

export function RegisterForm() {
  const t = useWords('account');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const resend = useResend();
  const isFree = useMobileFree();
  const { enter } = useSignIn();
  const [sent, setSent] = useState(false);
  const form = useForm({
    first: empty,
    rules: checks<Values>({
      memberName: nameFault,
      mobile: async (value) => mobileFault(value) ?? ((await isFree(value)) ? undefined : 'account.mobile_taken'),
      captcha: (value) => (sent ? undefined : missing('account.captcha_required')(value)),
      code: codeFault,
      password: (value, { memberName: name, mobile: number }) => passwordFault(value, { memberName: name.trim(), mobile: number }),
      repeat: repeatFault,
      agreed: agreedFault,
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, setValue, messageOf } = form;
  const [accountType, memberName, typedMobile, typedCaptcha, typedPassword] = form.watch([
    'accountType',
    'memberName',
    'mobile',
    'captcha',
    'password',
  ]);
  const mobile = plainMobile(typedMobile);

  const sendCode = () =>
    sendCodeFor(form, captcha, async () => {
      const query = { mobile, captcha: typedCaptcha.trim(), uuid: captcha.uuid, noPopupMessage: true };
      await browserCall(accountApi.sendRegisterCode, { query }, quietly);
      setSent(true);
    });
  const submit = form.submit(async (values) => {
    const [password] = await sealPasswords(values.password);
    const body = {
      memberName: values.memberName.trim(),
      memberMobile: values.mobile,
      checkValidCode: values.code.trim(),
      password,
      accountType: values.accountType,
      agreed: true as const,
      uuid: captcha.uuid,
    };
    const done = `/successRegister?type=${values.accountType}`;
    const register = () => browserCall(accountApi.register, { body }, quietly);
    const entered = await enter(captcha.uuid, register, (to) => `${done}&back=${encodeURIComponent(to)}`);
    // Registered all the same: only the way in is the usual one.
    if ('failure' in entered) await navigate(done, { replace: true });
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <AccountTypeField value={accountType} onChange={(type) => setValue('accountType', type)} />
      <Field label={t('field.name')} message={messageOf('memberName')} hint={accountType === 2 ? t('register.nameHint') : undefined}>
        <TextInput {...field('memberName')} size="l" icon={<UserIcon size={20} />} maxLength={60} autoComplete="nickname" />
      </Field>
      <MobileField
        input={field('mobile', { setValueAs: plainMobile })}
        message={messageOf('mobile')}
        autoComplete="tel-national"
        icon={<PhoneIcon size={20} />}
      />
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} path={accountApi.registerImage.path} />
      <SmsCodeField
        t={t}
        input={field('code')}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(mobile, typedCaptcha, resend.left)}
        onSend={sendCode}
      />
      <NewPasswordFields
        t={t}
        label={t('field.password')}
        password={field('password')}
        repeat={field('repeat')}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={typedPassword}
        about={{ memberName: memberName.trim(), mobile }}
      />
      <Agreement input={field('agreed')} message={messageOf('agreed')} onAgree={() => setValue('agreed', true, { shouldValidate: true })} />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
