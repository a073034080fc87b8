import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountTypes, passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
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
import { CaptchaField } from './captcha-field.tsx';
import { codeFault, mobileFault, nameFault, plainMobile } from './form-faults.ts';
import { MobileField } from './mobile-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { maySend } from './resend.rules.ts';
import { sealPasswords } from './seal-passwords.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCaptcha } from './use-captcha.ts';
import { useMobileFree } from './use-mobile-free.ts';
import { useResend } from './use-resend.ts';
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
  const form = useAccountForm<Values>(empty);
  const { field, setValue, messageOf, showRefusal } = form;
  const [accountType, memberName, typedMobile, typedCaptcha, typedPassword] = form.watch([
    'accountType',
    'memberName',
    'mobile',
    'captcha',
    'password',
  ]);
  const mobile = plainMobile(typedMobile);

  const checkMobile = async (value: string) => mobileFault(value) ?? ((await isFree(value)) || 'account.mobile_taken');
  /** Each picture serves one try, also one that failed. */
  const sendCode = async () => {
    try {
      await browserCall(
        accountApi.sendRegisterCode,
        { query: { mobile, captcha: typedCaptcha.trim(), uuid: captcha.uuid, noPopupMessage: true } },
        quietly,
      );
      setSent(true);
      form.clearErrors('root');
      form.clearErrors(['captcha', 'code']);
      form.setFocus('code');
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    } finally {
      captcha.refresh();
      setValue('captcha', '');
    }
  };
  const submit = form.handleSubmit(async (values) => {
    try {
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
    } catch (error) {
      showRefusal(error);
    }
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <AccountTypeField value={accountType} onChange={(type) => setValue('accountType', type)} />
      <Field label={t('field.name')} message={messageOf('memberName')} hint={accountType === 2 ? t('register.nameHint') : undefined}>
        <TextInput
          {...field('memberName', { validate: nameFault })}
          size="l"
          icon={<UserIcon size={20} />}
          maxLength={60}
          autoComplete="nickname"
        />
      </Field>
      <MobileField
        input={field('mobile', { setValueAs: plainMobile, validate: checkMobile })}
        message={messageOf('mobile')}
        autoComplete="tel-national"
        icon={<PhoneIcon size={20} />}
      />
      <CaptchaField
        input={field('captcha', { validate: (value) => sent || value.trim() !== '' || 'account.captcha_required' })}
        message={messageOf('captcha')}
        captcha={captcha}
        purpose="registerImage"
      />
      <SmsCodeField
        input={field('code', { validate: codeFault })}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(mobile, typedCaptcha, resend.left)}
        onSend={sendCode}
      />
      <NewPasswordFields
        label={t('field.password')}
        password={field('password', {
          validate: (value, { memberName: name, mobile: number }) => passwordFault(value, { memberName: name.trim(), mobile: number }),
        })}
        repeat={field('repeat', { validate: (value, { password }) => value === password || 'account.password_repeat' })}
        messages={{ password: messageOf('password'), repeat: messageOf('repeat') }}
        typed={typedPassword}
        about={{ memberName: memberName.trim(), mobile }}
      />
      <Agreement
        input={field('agreed', { validate: (agreed) => agreed || 'account.agreement_required' })}
        message={messageOf('agreed')}
        onAgree={() => setValue('agreed', true, { shouldValidate: true })}
      />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
