import { accountApi } from '@mall/contract/account/account.api.ts';
import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { counterApi } from '@mall/contract/account/counter.api.ts';
import { enter } from '@mall/counter/gate/enter.ts';
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
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { ApplicationSteps } from './application-steps.tsx';
import styles from './register.module.css';

type Values = { memberName: string; mobile: string; captcha: string; code: string; password: string; repeat: string; agreed: boolean };
const empty: Values = { memberName: '', mobile: '', captcha: '', code: '', password: '', repeat: '', agreed: false };

/** The first step: an account by mobile and code. With it the registration can be left and found again. */
export function AccountStep() {
  const t = useWords('register');
  const captcha = useCaptcha();
  const resend = useResend();
  const isFree = useMobileFree();
  const agreeId = useId();
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
  const { field, messageOf } = form;
  const [memberName, typedMobile, typedCaptcha, typedPassword] = form.watch(['memberName', 'mobile', 'captcha', 'password']);
  const mobile = plainMobile(typedMobile);
  /** Each picture serves one try, also one that failed. */
  const sendCode = async () => {
    try {
      const query = { mobile, captcha: typedCaptcha.trim(), uuid: captcha.uuid, noPopupMessage: true };
      await browserCall(accountApi.sendRegisterCode, { query }, quietly);
      setSent(true);
      form.clearErrors('root');
      form.clearErrors(['captcha', 'code']);
      form.setFocus('code');
      return true;
    } catch (error) {
      form.refuse(error);
      return false;
    } finally {
      captcha.refresh();
      form.setValue('captcha', '');
    }
  };
  const submit = form.submit(async (values) => {
    const [password] = await sealPasswords(values.password);
    const body = {
      memberName: values.memberName.trim(),
      memberMobile: values.mobile,
      checkValidCode: values.code.trim(),
      password,
      agreed: true as const,
    };
    const { token } = await browserCall(counterApi.register, { body }, quietly);
    enter(token, '/registered');
  });
  const agreedMessage = messageOf('agreed');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('account.title')}</h1>
          <p className="meta">{t('account.lead')}</p>
        </div>
      </header>
      <ApplicationSteps at="account" />
      <div className={styles.account}>
        <Panel bordered title={t('step.account')}>
          <Form onSubmit={submit} message={messageOf('root')} label={t('account.title')}>
            <Field label={t('field.contactName')} message={messageOf('memberName')}>
              <TextInput {...field('memberName')} size="l" maxLength={40} autoComplete="name" />
            </Field>
            <MobileField input={field('mobile', { setValueAs: plainMobile })} message={messageOf('mobile')} autoComplete="tel-national" />
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
            <div>
              <Checkbox {...field('agreed')} aria-invalid={agreedMessage !== undefined} aria-describedby={agreedMessage && agreeId}>
                {t('agree')}
              </Checkbox>
              <a className={`link ${styles.agreement}`} href="/treaty" target="_blank" rel="noreferrer">
                {t('agree.read')}
              </a>
              {agreedMessage && (
                <p id={agreeId} className={styles.wrong}>
                  {agreedMessage}
                </p>
              )}
            </div>
            <Button type="submit" size="l" block busy={form.busy}>
              {t('account.submit')}
            </Button>
          </Form>
        </Panel>
        <Panel bordered title={t('prepare.title')}>
          <ol className={styles.list}>
            {(['licence', 'papers', 'bank', 'time'] as const).map((line) => (
              <li key={line}>{t(`prepare.${line}`)}</li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  );
}
