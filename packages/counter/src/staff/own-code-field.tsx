import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ComponentProps } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';

type OwnCodeFieldProps = { input: ComponentProps<typeof TextInput>; message: string | undefined };

/** Before doors are opened to others, or the own key is changed, whoever does it gives a code of his own authenticator. */
export function OwnCodeField({ input, message }: OwnCodeFieldProps) {
  const t = useCounterWords();
  return (
    <Field label={t('staff.ownCode')} required message={message}>
      <TextInput {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
    </Field>
  );
}
