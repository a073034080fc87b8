import { addressApi } from '@mall/contract/member/address.api.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { AddressFields } from '@mall/contract/member/address.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCall } from '../../act/use-call.ts';
import { Form } from '../../form/form.tsx';
import { quietly } from '../../form/quietly.ts';
import { useForm } from '../../form/use-form.ts';
import { useWords } from '../kernel/words.ts';

const names = ['receiverName', 'receiverPhone', 'provinceId', 'cityId', 'districtId', 'detail', 'postalCode'] as const;
const first = { receiverName: '', receiverPhone: '', provinceId: '', cityId: '', districtId: '', detail: '', postalCode: '' };

/** A form over the contract's own rules. */
export function AddressForm({ onDone }: { onDone: () => void }) {
  const t = useWords('office');
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
        <Field key={name} label={t(`form.${name}`)} required message={form.messageOf(name)}>
          <TextInput {...form.field(name)} />
        </Field>
      ))}
      <Button type="submit" busy={form.busy}>
        {t('form.save')}
      </Button>
    </Form>
  );
}
