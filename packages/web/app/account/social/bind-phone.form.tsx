import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { identityErrors } from '@mall/contract/account/identity.errors.ts';
import { socialErrors } from '@mall/contract/account/social.errors.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { accountPlaces, codeFault, missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { maySend } from '@mall/kit/sign-in/resend.rules.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { sendCodeFor } from '../send-code.ts';
import type { SignedIn } from '../sign-in.ts';

type Mobile = { mobile: string; uuid: string; noPopupMessage: boolean };
type BindPhoneFormProps = {
  send: (body: Mobile & { captcha: string }) => Promise<unknown>;
  bind: (body: Mobile & { validCode: string }) => Promise<SignedIn>;
};
type Values = { mobile: string; captcha: string; code: string };

/** A mobile, shown by a text to be one's own. The picture is read first, and is another one after each text. */
export function BindPhoneForm({ send, bind }: BindPhoneFormProps) {
  const t = useWords('account');
  const captcha = useCaptcha();
  const resend = useResend();
  const [sent, setSent] = useState(false);
  const form = useForm({
    first: { mobile: '', captcha: '', code: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      captcha: (value) => (sent ? undefined : missing('account.captcha_required')(value)),
      code: codeFault,
    }),
    failures: { ...accountErrors, ...socialErrors, ...identityErrors },
    places: accountPlaces,
  });
  const { field, messageOf } = form;
  const [mobile, typed] = form.watch(['mobile', 'captcha']);
  const sendCode = () =>
    sendCodeFor(form, captcha, async () => {
      await send({ mobile: plainMobile(mobile), captcha: typed.trim(), uuid: captcha.uuid, noPopupMessage: true });
      setSent(true);
    });
  const submit = form.submit(async ({ mobile: number, code }) => {
    const result = await bind({ mobile: number, validCode: code.trim(), uuid: makeUuid(), noPopupMessage: true });
    if ('failure' in result) form.setError('root', { type: 'server', message: t(result.failure) });
  });
  return (
    <Form onSubmit={submit} message={messageOf('root')} label={t('bindPhone.title')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile })} message={messageOf('mobile')} />
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} />
      <SmsCodeField
        t={t}
        input={field('code')}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(plainMobile(mobile), typed, resend.left)}
        onSend={sendCode}
      />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('bindPhone.submit')}
      </Button>
    </Form>
  );
}
