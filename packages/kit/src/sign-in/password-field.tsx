import { Field } from '@mall/ui/field.tsx';
import { LockIcon } from '@mall/ui/icons/lock-icon.tsx';
import { PasswordInput } from '@mall/ui/password-input.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useKitWords } from '../words/use-kit-words.ts';

type PasswordFieldProps = {
  label: string;
  input: UseFormRegisterReturn;
  message: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  size?: 'm' | 'l' | undefined;
};

export function PasswordField({ label, input, message, autoComplete, size = 'l' }: PasswordFieldProps) {
  const t = useKitWords();
  return (
    <Field label={label} message={message}>
      <PasswordInput
        {...input}
        size={size}
        icon={<LockIcon size={size === 'l' ? 20 : 16} />}
        autoComplete={autoComplete}
        labels={{ show: t('password.show'), hide: t('password.hide') }}
      />
    </Field>
  );
}
