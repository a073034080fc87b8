import { accountApi } from '@mall/contract/account/account.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { keepTicket } from './forget-ticket.ts';
import { codeFault, mobileFault, plainMobile } from './form-faults.ts';
import { MobileField } from './mobile-field.tsx';
import { maySend } from './resend.rules.ts';
import { SliderCaptcha } from './slider-captcha.tsx';
import type { SolvedSlider } from './slider-puzzle.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useResend } from './use-resend.ts';

type Values = { mobile: string; slider: SolvedSlider | null; code: string };

export function ForgotPasswordForm() {
  const t = useWords('account');
  const navigate = useNavigate();
  const resend = useResend();
  const [sent, setSent] = useState(false);
  const form = useAccountForm<Values>({ mobile: '', slider: null, code: '' });
  const { field, setValue, clearErrors, messageOf, showRefusal } = form;
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
      showRefusal(error);
      return false;
    }
  };
  const submit = form.handleSubmit(async ({ mobile: number, code }) => {
    try {
      const given = await browserCall(accountApi.checkForgetCode, { body: { mobile: number, code: code.trim() } }, quietly);
      keepTicket({ ...given, mobile: number });
      await navigate('/resetPasswords');
    } catch (error) {
      showRefusal(error);
    }
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile, validate: mobileFault })} message={messageOf('mobile')} />
      <Controller
        control={form.control}
        name="slider"
        rules={{ validate: (value) => sent || value !== null || 'account.slider_required' }}
        render={({ field: { ref } }) => (
          <SliderCaptcha
            ref={ref}
            solved={solved !== null || resend.left > 0}
            message={messageOf('slider')}
            onSolved={(given) => {
              setValue('slider', given);
              clearErrors('slider');
            }}
          />
        )}
      />
      <SmsCodeField
        input={field('code', { validate: codeFault })}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(plainMobile(mobile), solved?.ticket ?? '', resend.left)}
        onSend={sendCode}
      />
      <Button type="submit" size="l" block busy={form.formState.isSubmitting}>
        {t('forgot.next')}
      </Button>
    </Form>
  );
}
