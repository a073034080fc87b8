import { CallError } from '@mall/client/call-error.ts';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { accountPlaces, agreedFault, missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import { type KeptSignIn, useSignIn } from './use-sign-in.ts';

type Values = { mobile: string; password: string; captcha: string; agreed: boolean };

export function PasswordSignInForm({ kept, onKeep }: { kept: KeptSignIn; onKeep: (kept: KeptSignIn) => void }) {
  const t = useWords('account');
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const { enter, fields } = useSignIn();
  const form = useForm({
    first: { ...kept, password: '', captcha: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      password: (password) => passwordFault(password),
      captcha: missing('account.captcha_required'),
      agreed: agreedFault,
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const { field, setValue, setError, messageOf } = form;
  const keep = () => onKeep({ mobile: form.getValues('mobile'), agreed: form.getValues('agreed') });

  const send = async ({ mobile, password, captcha: typed }: Values) => {
    const { uuid } = captcha;
    const [[sealed], { signLogin }] = await Promise.all([sealPasswords(password), import('@mall/contract/wire/sm-browser.ts')]);
    const answer = typed.trim();
    const body = { mobile, password: sealed, captcha: answer, uuid, sign: signLogin(mobile, answer, uuid, sealed), ...fields };
    return enter(uuid, () => browserCall(accountApi.signIn, { body }, quietly));
  };
  /** Each picture serves one try. */
  const tryAgain = () => {
    captcha.refresh();
    setValue('captcha', '');
  };
  const submit = form.submit(async (values) => {
    try {
      const result = await send(values);
      if ('to' in result) return;
      tryAgain();
      setError('root', { type: 'server', message: t(result.failure) });
    } catch (error) {
      if (error instanceof CallError && error.errorCode === 'account.password_outdated') {
        await navigate('/revise', { state: { mobile: values.mobile, message: error.msg } });
        return;
      }
      tryAgain();
      throw error;
    }
  });

  return (
    <Form onSubmit={submit} message={messageOf('root')} label={t('login.password')}>
      <MobileField input={field('mobile', { setValueAs: plainMobile, onChange: keep })} message={messageOf('mobile')} />
      <PasswordField
        label={t('field.password')}
        input={field('password')}
        message={messageOf('password')}
        autoComplete="current-password"
      />
      <CaptchaField input={field('captcha')} message={messageOf('captcha')} captcha={captcha} />
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
