import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { accountPlaces, codeFault, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { maySend } from '@mall/kit/sign-in/resend.rules.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { keepTicket } from './forget-ticket.ts';
import { SliderCaptcha } from './slider-captcha.tsx';
import type { SolvedSlider } from './slider-puzzle.tsx';

type Values = { mobile: string; slider: SolvedSlider | null; code: string };

export function ForgotPasswordForm() {
  const t = useWords('account');
  const navigate = useNavigate();
  const resend = useResend();
  const [sent, setSent] = useState(false);
  const form = useForm({
    first: { mobile: '', slider: null, code: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      slider: (value) => (sent || value !== null ? undefined : 'account.slider_required'),
      code: codeFault,
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, setValue, clearErrors, messageOf, refuse } = form;
  const [mobile, solved] = form.watch(['mobile', 'slider']);

  /** A solved puzzle sends one code; whatever came of it, the next needs another. */
  const sendCode = async () => {
    if (!solved) return false;
    const query = { mobile: plainMobile(mobile), captcha: solved.ticket, uuid: solved.uuid, noPopupMessage: true };
    setValue('slider', null);
    try {
      await browserCall(accountApi.sendForgetCode, { query }, quietly);
      setSent(true);
      clearErrors('root');
      clearErrors(['slider', 'code']);
      form.setFocus('code');
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  };
  const submit = form.submit(async ({ mobile: number, code }) => {
    const given = await browserCall(accountApi.checkForgetCode, { body: { mobile: number, code: code.trim() } }, quietly);
    keepTicket({ ...given, mobile: number });
    await navigate('/resetPasswords');
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile })} message={messageOf('mobile')} />
      <SliderCaptcha
        solved={solved !== null || resend.left > 0}
        message={messageOf('slider')}
        onSolved={(given) => {
          setValue('slider', given);
          clearErrors('slider');
        }}
      />
      <SmsCodeField
        t={t}
        input={field('code')}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(plainMobile(mobile), solved?.ticket ?? '', resend.left)}
        onSend={sendCode}
      />
      <Button type="submit" size="l" block busy={form.busy}>
        {t('forgot.next')}
      </Button>
    </Form>
  );
}
