import { accountApi } from '@mall/contract/account/account.api.ts';
import { Field } from '@mall/ui/field.tsx';
import { RefreshIcon } from '@mall/ui/icons/refresh-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../kernel/words.tsx';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha.ts';

type CaptchaFieldProps = {
  input: UseFormRegisterReturn;
  message: string | undefined;
  captcha: Captcha;
  /** A picture for sign-in opens no registration. */
  purpose?: 'captcha' | 'registerImage';
};

export function CaptchaField({ input, message, captcha, purpose = 'captcha' }: CaptchaFieldProps) {
  const t = useWords('account');
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
            <img src={`/api${accountApi[purpose].path}?uuid=${captcha.uuid}`} alt="" width="120" height="40" onError={captcha.fail} />
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
