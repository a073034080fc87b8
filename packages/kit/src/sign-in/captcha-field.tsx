import { accountApi } from '@mall/contract/account/account.api.ts';
import { Field } from '@mall/ui/field.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useKitWords } from '../words/use-kit-words.ts';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha.ts';

type CaptchaFieldProps = {
  input: UseFormRegisterReturn;
  message: string | undefined;
  captcha: Captcha;
  /** Where the picture is drawn: one for sign-in opens no registration. */
  path?: string;
};

export function CaptchaField({ input, message, captcha, path = accountApi.captcha.path }: CaptchaFieldProps) {
  const t = useKitWords();
  return (
    <Field label={t('field.captcha')} message={message}>
      <div className={styles.row}>
        <TextInput
          {...input}
          size="l"
          placeholder={t('captcha.hint')}
          maxLength={8}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.picture}
          aria-label={t('captcha.refresh')}
          title={t('captcha.refresh')}
          onClick={captcha.refresh}
        >
          {captcha.state === 'ready' && captcha.uuid !== '' && (
            <img src={`/api${path}?uuid=${captcha.uuid}`} alt="" width="120" height="40" onError={captcha.fail} />
          )}
          {captcha.state !== 'ready' && (
            <span className={styles.over}>
              <RefreshIcon size={14} />
              {t(`captcha.${captcha.state}`)}
            </span>
          )}
        </button>
      </div>
    </Field>
  );
}
