import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './sms-code-field.module.css';
import type { Resend } from './use-resend.ts';

/** Its words are the site's own. */
type CodeWords = (key: 'field.code' | 'code.hint' | 'code.send' | 'code.again' | 'code.sent', values?: { seconds: number }) => string;

type SmsCodeFieldProps = {
  t: CodeWords;
  input: UseFormRegisterReturn;
  message: string | undefined;
  resend: Resend;
  /** Number and captcha are there. */
  ready: boolean;
  /** Sends the code; true when it went out. What went wrong the form shows itself. */
  onSend: () => Promise<boolean>;
};

export function SmsCodeField({ t, input, message, resend, ready, onSend }: SmsCodeFieldProps) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      if (await onSend()) resend.start();
    } finally {
      setSending(false);
    }
  };
  const waiting = resend.left > 0;
  return (
    <Field label={t('field.code')} message={message} hint={waiting ? t('code.sent') : undefined}>
      <div className={styles.row}>
        <TextInput {...input} size="l" inputMode="numeric" maxLength={6} autoComplete="one-time-code" placeholder={t('code.hint')} />
        <Button look="quiet" size="l" className={styles.send} busy={sending} disabled={!sending && (!ready || waiting)} onClick={send}>
          {waiting ? t('code.again', { seconds: resend.left }) : t('code.send')}
        </Button>
      </div>
    </Field>
  );
}
