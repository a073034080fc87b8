import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../kernel/words.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';
import type { AboutPassword } from './password-items.ts';

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn;
  repeat: UseFormRegisterReturn;
  messages: { password: string | undefined; repeat: string | undefined };
  /** What is typed so far, for the checklist. */
  typed: string;
  about: AboutPassword;
  label?: string;
  size?: 'm' | 'l';
};

/** A new password, the rules it must meet, and the same once more. */
export function NewPasswordFields({ password, repeat, messages, typed, about, label, size }: NewPasswordFieldsProps) {
  const t = useWords('account');
  return (
    <>
      <PasswordField
        label={label ?? t('field.newPassword')}
        input={password}
        message={messages.password}
        autoComplete="new-password"
        size={size}
      />
      <PasswordChecklist password={typed} about={about} />
      <PasswordField label={t('field.repeat')} input={repeat} message={messages.repeat} autoComplete="new-password" size={size} />
    </>
  );
}
