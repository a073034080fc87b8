import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { accountPlaces, agreedFault, codeFault, missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { maySend } from '@mall/kit/sign-in/resend.rules.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import type { Resend } from '@mall/kit/sign-in/use-resend.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { sendCodeFor } from './send-code.ts';
import { SignInFoot } from './sign-in-foot.tsx';
import { type KeptSignIn, useSignIn } from './use-sign-in.ts';

type Values = { mobile: string; captcha: string; code: string; agreed: boolean };
type SmsSignInFormProps = { kept: KeptSignIn; onKeep: (kept: KeptSignIn) => void; resend: Resend };

export function SmsSignInForm({ kept, onKeep, resend }: SmsSignInFormProps) {
  const t = useWords('account');
  const captcha = useCaptcha();
  const { enter, fields } = useSignIn();
  const [sent, setSent] = useState(resend.left > 0);
  const form = useForm({
    first: { ...kept, captcha: '', code: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      captcha: (value) => (sent ? undefined : missing('account.captcha_required')(value)),
      code: codeFault,
      agreed: agreedFault,
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, setValue, setError, messageOf } = form;
  const [mobile, typed] = form.watch(['mobile', 'captcha']);
  const nothingTyped = form.formState.errors.code?.message === ('account.code_required' satisfies ReturnType<typeof codeFault>);
  const keep = () => onKeep({ mobile: form.getValues('mobile'), agreed: form.getValues('agreed') });

  const sendCode = () =>
    sendCodeFor(form, captcha, async () => {
      const query = { mobile: plainMobile(mobile), captcha: typed.trim(), uuid: captcha.uuid, noPopupMessage: true };
      await browserCall(accountApi.sendSignInCode, { query }, quietly);
      setSent(true);
    });
  const submit = form.submit(async ({ mobile: number, code }) => {
    const uuid = makeUuid();
    const body = { mobile: number, code: code.trim(), uuid, ...fields };
    const result = await enter(uuid, () => browserCall(accountApi.signInBySms, { body }, quietly));
    if ('failure' in result) setError('root', { type: 'server', message: t(result.failure) });
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')} label={t('login.sms')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile, onChange: keep })} message={messageOf('mobile')} />
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} />
      <SmsCodeField
        t={t}
        input={field('code')}
        message={nothingTyped ? t('msgValid1') : messageOf('code')}
        resend={resend}
        ready={maySend(plainMobile(mobile), typed, resend.left)}
        onSend={sendCode}
      />
      <SignInFoot
        input={field('agreed', { onChange: keep })}
        message={messageOf('agreed')}
        onAgree={() => {
          setValue('agreed', true, { shouldValidate: true });
          keep();
        }}
        busy={form.busy}
      />
    </Form>
  );
}
