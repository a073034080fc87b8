import type { ReturnAddress } from '@mall/contract/after-sale/after-sale.rules.ts';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ComponentProps } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';

/** What a form holds of it: one that was used before, by its place in their list, or one that is typed. */
export type AddressChoice = ReturnAddress & { known: string };

export const firstAddress = (known: readonly ReturnAddress[]): AddressChoice => ({
  known: known.length > 0 ? '0' : '',
  receiver: '',
  receiverPhone: '',
  receiverAddress: '',
});

export const chosenAddress = (
  { known, receiver, receiverPhone, receiverAddress }: AddressChoice,
  all: readonly ReturnAddress[],
): ReturnAddress => all[known === '' ? -1 : Number(known)] ?? { receiver, receiverPhone, receiverAddress };

type Input = ComponentProps<typeof TextInput>;
type Props = {
  all: readonly ReturnAddress[];
  known: string;
  onKnown: (known: string) => void;
  field: (name: keyof ReturnAddress) => Input;
  messageOf: (name: keyof ReturnAddress) => string | undefined;
};

/** Where goods go back to: a place that the store used before, or another. */
export function ReturnAddressFields({ all, known, onKnown, field, messageOf }: Props) {
  const t = useCounterWords();
  const labels = { receiver: t('return.receiver'), receiverPhone: t('return.phone'), receiverAddress: t('return.place') };
  return (
    <>
      {all.length > 0 && (
        <Field label={t('return.address')} required layout="side">
          <Select
            value={known}
            onChange={(event) => onKnown(event.target.value)}
            options={[
              ...all.map(({ receiver, receiverPhone, receiverAddress }, place) => ({
                value: `${place}`,
                label: [receiver, receiverPhone, receiverAddress].join('　'),
              })),
              { value: '', label: t('return.other') },
            ]}
          />
        </Field>
      )}
      {known === '' &&
        (['receiver', 'receiverPhone', 'receiverAddress'] as const).map((name) => (
          <Field key={name} label={labels[name]} required layout="side" message={messageOf(name)}>
            <TextInput {...field(name)} />
          </Field>
        ))}
    </>
  );
}
