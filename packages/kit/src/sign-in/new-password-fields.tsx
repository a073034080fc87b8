import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordChecklist, type RuleWords } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';
import type { AboutPassword } from './password-items.ts';

type NewPasswordFieldsProps = {
  t: RuleWords & ((key: 'field.repeat') => string);
  password: UseFormRegisterReturn;
  repeat: UseFormRegisterReturn;
  messages: { password: string | undefined; repeat: string | undefined };
  /** What is typed so far, for the checklist. */
  typed: string;
  about: AboutPassword;
  label: string;
  size?: 'm' | 'l';
};

/** A new password, the rules it must meet, and the same once more. */
export function NewPasswordFields({ t, password, repeat, messages, typed, about, label, size }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} input={password} message={messages.password} autoComplete="new-password" size={size} />
      <PasswordChecklist t={t} password={typed} about={about} />
      <PasswordField label={t('field.repeat')} input={repeat} message={messages.repeat} autoComplete="new-password" size={size} />
    </>
  );
}
