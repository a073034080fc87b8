import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { codeFault, mobileFault, plainMobile } from './form-faults.ts';
import { MobileField } from './mobile-field.tsx';
import { maySend } from './resend.rules.ts';
import { SignInFoot } from './sign-in-foot.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCaptcha } from './use-captcha.ts';
import type { Resend } from './use-resend.ts';
import { type KeptSignIn, useSignIn } from './use-sign-in.ts';

type Values = { mobile: string; captcha: string; code: string; agreed: boolean };
type SmsSignInFormProps = { kept: KeptSignIn; onKeep: (kept: KeptSignIn) => void; resend: Resend };

export function SmsSignInForm({ kept, onKeep, resend }: SmsSignInFormProps) {
  const t = useWords('account');
  const captcha = useCaptcha();
  const { enter, fields } = useSignIn();
  const [sent, setSent] = useState(resend.left > 0);
  const form = useAccountForm<Values>({ ...kept, captcha: '', code: '' });
  const { field, setValue, setError, messageOf, showRefusal } = form;
  const [mobile, typed] = form.watch(['mobile', 'captcha']);
  const nothingTyped = form.formState.errors.code?.message === ('account.code_required' satisfies ReturnType<typeof codeFault>);
  const keep = () => onKeep({ mobile: form.getValues('mobile'), agreed: form.getValues('agreed') });

  /** Each picture serves one try, also one that failed. */
  const sendCode = async () => {
    const query = { mobile: plainMobile(mobile), captcha: typed.trim(), uuid: captcha.uuid, noPopupMessage: true };
    try {
      await browserCall(accountApi.sendSignInCode, { query }, quietly);
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
  const submit = form.handleSubmit(async ({ mobile: number, code }) => {
    const uuid = makeUuid();
    const body = { mobile: number, code: code.trim(), uuid, ...fields };
    try {
      const result = await enter(uuid, () => browserCall(accountApi.signInBySms, { body }, quietly));
      if ('failure' in result) setError('root', { message: t(result.failure) });
    } catch (error) {
      showRefusal(error);
    }
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')} label={t('login.sms')}>
      <MobileField
        input={field('mobile', { setValueAs: plainMobile, validate: mobileFault, onChange: keep })}
        message={messageOf('mobile')}
      />
      <CaptchaField
        input={field('captcha', { validate: (value) => sent || value.trim() !== '' || 'account.captcha_required' })}
        message={messageOf('captcha')}
        captcha={captcha}
      />
      <SmsCodeField
        input={field('code', { validate: codeFault })}
        message={nothingTyped ? t('msgValid1') : messageOf('code')}
        resend={resend}
        ready={maySend(plainMobile(mobile), typed, resend.left)}
        onSend={sendCode}
      />
      <SignInFoot
        input={field('agreed', { validate: (agreed) => agreed || 'account.agreement_required', onChange: keep })}
        message={messageOf('agreed')}
        onAgree={() => {
          setValue('agreed', true, { shouldValidate: true });
          keep();
        }}
        busy={form.formState.isSubmitting}
      />
    </Form>
  );
}
