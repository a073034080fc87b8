import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ReactNode } from 'react';

type Props = { label: string; value: string | null; onChange: (at: string | null) => void; message?: ReactNode; hint?: string };

/** A moment of China time, or none. */
export function MomentField({ label, value, onChange, message, hint }: Props) {
  const put = (typed: string) => onChange(typed === '' ? null : `${typed.replace('T', ' ')}:00`.slice(0, 19));
  return (
    <Field label={label} message={message} hint={hint}>
      <TextInput type="datetime-local" value={value?.slice(0, 16).replace(' ', 'T') ?? ''} onChange={({ target }) => put(target.value)} />
    </Field>
  );
}
