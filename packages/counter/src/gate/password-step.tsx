import { CallError } from '@mall/client/call-error.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { counterApi, type Entry } from '@mall/contract/account/counter.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { CaptchaField } from '@mall/kit/sign-in/captcha-field.tsx';
import { accountPlaces, missing, mobileFault, plainMobile } from '@mall/kit/sign-in/form-faults.ts';
import { MobileField } from '@mall/kit/sign-in/mobile-field.tsx';
import { PasswordField } from '@mall/kit/sign-in/password-field.tsx';
import { sealPasswords } from '@mall/kit/sign-in/seal-passwords.ts';
import { useCaptcha } from '@mall/kit/sign-in/use-captcha.ts';
import { Button } from '@mall/ui/button.tsx';
import { useCounter, useCounterWords } from '../frame/counter-context.ts';
import styles from './gate.module.css';

type Values = { mobile: string; password: string; captcha: string };

/** The first step: who one says he is, and his password. */
export function PasswordStep({ onDone }: { onDone: (entry: Entry) => void }) {
  const t = useCounterWords();
  const {
    site,
    gate: { Links },
  } = useCounter();
  const captcha = useCaptcha();
  const form = useForm({
    first: { mobile: '', password: '', captcha: '' } as Values,
    rules: checks<Values>({
      mobile: mobileFault,
      password: missing('account.password_required'),
      captcha: missing('account.captcha_required'),
    }),
    failures: accountErrors,
    places: accountPlaces,
  });
  const submit = form.submit(async ({ mobile, password, captcha: typed }) => {
    try {
      const [sealed] = await sealPasswords(password);
      const body = { site, mobile, password: sealed, captcha: typed.trim(), uuid: captcha.uuid };
      onDone(await browserCall(counterApi.signIn, { body }, quietly));
    } catch (error) {
      if (error instanceof CallError && error.errorCode === 'account.password_outdated') return window.location.assign('/revise');
      // Each picture serves one try.
      captcha.refresh();
      form.setValue('captcha', '');
      throw error;
    }
  });
  return (
    <>
      <h1>{t('gate.title')}</h1>
      <p className={styles.lead}>
        <Links />
      </p>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('gate.title')}>
        <MobileField input={form.field('mobile', { setValueAs: plainMobile })} message={form.messageOf('mobile')} />
        <PasswordField
          label={t('gate.password')}
          input={form.field('password')}
          message={form.messageOf('password')}
          autoComplete="current-password"
        />
        <CaptchaField input={form.field('captcha')} message={form.messageOf('captcha')} captcha={captcha} />
        <Button type="submit" size="l" block busy={form.busy}>
          {t('gate.next')}
        </Button>
        <p className={styles.below}>
          <a href="/forgotPassword">{t('gate.forgot')}</a>
        </p>
      </Form>
    </>
  );
}
