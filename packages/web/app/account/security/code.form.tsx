import { securityApi } from '@mall/contract/account/security.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { codeFault, missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { maySend } from '@mall/kit/sign-in/resend.rules.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { PhoneIcon } from '@mall/ui/icons/phone-icon.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { sendCodeFor } from '../send-code.ts';
import { securityFailures, securityPlaces } from './security-faults.ts';

type Values = { mobile: string; captcha: string; code: string };
type CodeFormProps = {
  label: string;
  /** The own mobile, which is proved; without it a new one is asked for. */
  known?: string;
  act: string;
  onCode: (code: string, mobile: string) => Promise<unknown>;
  children?: ReactNode;
};

/** A code by text: the picture first, then the code, then what it is for. */
export function CodeForm({ label, known, act, onCode, children }: CodeFormProps) {
  const t = useWords('account/security');
  const account = useWords('account');
  const captcha = useCaptcha();
  const resend = useResend();
  const [sent, setSent] = useState(false);
  const form = useForm({
    first: { mobile: known ?? '', captcha: '', code: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      captcha: (value) => (sent ? undefined : missing('account.captcha_required')(value)),
      code: codeFault,
    }),
    failures: securityFailures,
    places: securityPlaces,
  });
  const { field, messageOf } = form;
  const [typedMobile, typedCaptcha] = form.watch(['mobile', 'captcha']);
  const mobile = plainMobile(typedMobile);

  const sendCode = () =>
    sendCodeFor(form, captcha, async () => {
      await browserCall(securityApi.sendMobileCode, { query: { mobile, captcha: typedCaptcha.trim(), uuid: captcha.uuid } }, quietly);
      setSent(true);
    });
  return (
    <Form label={label} message={messageOf('root')} onSubmit={form.submit((values) => onCode(values.code.trim(), values.mobile))}>
      {known === undefined && (
        <MobileField
          label={t('newMobile')}
          input={field('mobile', { setValueAs: plainMobile })}
          message={messageOf('mobile')}
          autoComplete="tel-national"
          icon={<PhoneIcon size={20} />}
        />
      )}
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} path={securityApi.picture.path} />
      <SmsCodeField
        t={account}
        input={field('code')}
        message={messageOf('code')}
        resend={resend}
        ready={maySend(mobile, typedCaptcha, resend.left)}
        onSend={sendCode}
      />
      {children}
      <Button type="submit" size="l" block busy={form.busy}>
        {act}
      </Button>
    </Form>
  );
}
