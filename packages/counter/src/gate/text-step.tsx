import { accountErrors } from '@mall/contract/account/account.errors.ts';
import { counterApi, type Entry } from '@mall/contract/account/counter.api.ts';
import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { codeFault } from '@mall/kit/sign-in/form-faults.ts';
import { SmsCodeField } from '@mall/kit/sign-in/sms-code-field.tsx';
import { useResend } from '@mall/kit/sign-in/use-resend.ts';
import { Button } from '@mall/ui/button.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './gate.module.css';
import { WhoEnters } from './who-enters.tsx';

type TextEntry = Extract<Entry, { step: 'text' }>;
type TextStepProps = { entry: TextEntry; onDone: (entry: Entry) => void; onOther: () => void };

/** Before an authenticator is bound: a code that came to the mobile of the account. */
export function TextStep({ entry, onDone, onOther }: TextStepProps) {
  const t = useCounterWords();
  const resend = useResend();
  const form = useForm({
    first: { code: '' },
    rules: checks<{ code: string }>({ code: codeFault }),
    failures: { ...accountErrors, ...counterErrors },
    places: { 'account.code': ['code'] },
  });
  const { ticket } = entry;
  const send = async () => {
    try {
      await browserCall(counterApi.sendText, { body: { ticket } }, quietly);
      form.clearErrors(['code']);
      form.setFocus('code');
      return true;
    } catch (error) {
      form.refuse(error);
      return false;
    }
  };
  const submit = form.submit(async ({ code }) =>
    onDone(await browserCall(counterApi.giveText, { body: { ticket, code: code.trim() } }, quietly)),
  );
  return (
    <>
      <WhoEnters entry={entry} onOther={onOther} />
      <h1>{t('text.title')}</h1>
      <p className={styles.lead}>{t('text.text', { mobile: entry.mobile })}</p>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('text.title')}>
        <SmsCodeField t={t} input={form.field('code')} message={form.messageOf('code')} resend={resend} ready onSend={send} />
        <Button type="submit" size="l" block busy={form.busy}>
          {t('text.next')}
        </Button>
      </Form>
    </>
  );
}
