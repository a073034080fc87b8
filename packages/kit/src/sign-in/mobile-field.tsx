import { Field } from '@mall/ui/field.tsx';
import { UserIcon } from '@mall/ui/icons/user-icon.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useKitWords } from '../words/use-kit-words.ts';

type MobileFieldProps = {
  label?: string;
  input: UseFormRegisterReturn;
  message: string | undefined;
  autoComplete?: string;
  icon?: ReactNode;
};

export function MobileField({ label, input, message, autoComplete = 'username', icon }: MobileFieldProps) {
  const t = useKitWords();
  return (
    <Field label={label ?? t('field.mobile')} message={message}>
      <TextInput
        {...input}
        size="l"
        icon={icon ?? <UserIcon size={20} />}
        type="tel"
        inputMode="tel"
        maxLength={20}
        autoComplete={autoComplete}
      />
    </Field>
  );
}
