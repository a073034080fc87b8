import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { AddressFields } from '@mall/contract/member/address.rules.ts';
import { type AddressText, addressTextRows, addressTextsShown } from '@mall/contract/member/address-fields.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCall } from '../../act/use-call.ts';
import { Form } from '../../form/form.tsx';
import { quietly } from '../../form/quietly.ts';
import { useForm } from '../../form/use-form.ts';
import { useLanguage } from '../../words/language.ts';
import { useWords } from '../kernel/words.ts';

const areas = ['provinceId', 'cityId', 'districtId'] as const;
const names = [...addressTextsShown('receiver'), ...areas, ...addressTextsShown('line'), ...addressTextsShown('beside')];
const first = Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>;

const isText = (name: (typeof names)[number]): name is AddressText => name in addressTextRows;

/** A form over the contract's own rules. */
export function AddressForm({ onDone }: { onDone: () => void }) {
  const t = useWords('office');
  const language = useLanguage();
  const form = useForm({
    first,
    rules: AddressFields,
    failures: addressErrors,
    places: { 'address.many': ['receiverName'], 'address.area': ['districtId'] },
  });
  const add = useCall({
    call: addressApi.add,
    request: (body: AddressFields) => ({ body }),
    changes: [addressApi.page],
    done: t('form.done'),
    options: quietly,
  });
  const save = form.submit(async (checked) => {
    await add.run(checked);
    onDone();
  });
  return (
    <Form onSubmit={save} message={form.messageOf('root')} label={t('addresses.new')}>
      {names.map((name) => (
        <Field
          key={name}
          label={isText(name) ? addressTextRows[name].words[language] : t(`form.${name}`)}
          required={!isText(name) || !addressTextRows[name].optional}
          message={form.messageOf(name)}
        >
          <TextInput {...form.field(name)} />
        </Field>
      ))}
      <Button type="submit" busy={form.busy}>
        {t('form.save')}
      </Button>
    </Form>
  );
}
