import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { AddressFields, addressLabels } from '@mall/contract/member/address.rules.ts';
import { type AddressText, addressTextRows, addressTexts, addressTextsShown } from '@mall/contract/member/address-fields.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { AreaChoice } from './area-choice.tsx';
import styles from './form.module.css';

type AddressDialogProps = {
  /** Missing: a new one. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
};

const firstOf = (address: Address | undefined) => ({
  ...(Object.fromEntries(addressTexts.map((name) => [name, address?.[name] ?? ''])) as Record<AddressText, string>),
  provinceId: address?.provinceId ?? '',
  cityId: address?.cityId ?? '',
  districtId: address?.districtId ?? '',
  label: address?.label,
  isDefault: address?.isDefault === 1,
});

const places = {
  ...Object.fromEntries(addressTexts.map((name) => [`address.${addressTextRows[name].fault}`, [name]])),
  'address.area': ['provinceId'],
};

/** An address to add or to change, where it is needed. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const language = useLanguage();
  const formId = useId();
  const form = useForm({
    first: firstOf(address),
    rules: AddressFields,
    failures: addressErrors,
    shape: ({ isDefault, ...rest }) => ({ ...rest, isDefault: isDefault ? 1 : 0 }),
    places,
  });
  const { field, messageOf, busy } = form;
  const { label, ...values } = form.watch();

  const send = async (fields: AddressFields): Promise<string> => {
    if (!address) return (await browserCall(addressApi.add, { body: fields }, quietly)).id;
    await browserCall(addressApi.edit, { body: { ...fields, id: address.id } }, quietly);
    return address.id;
  };
  const save = form.submit(async (fields) => {
    const id = await send(fields);
    await askAgain([addressApi.page]);
    toast.ok(t(address ? 'address.edited' : 'address.added'));
    onSaved(id);
  });
  const text = (name: AddressText) => {
    const { words, hint, optional, input } = addressTextRows[name];
    return (
      <Field key={name} label={words[language]} required={!optional} message={messageOf(name)} hint={hint?.[language]}>
        <TextInput {...input} {...field(name)} />
      </Field>
    );
  };
  const areaFault = messageOf('provinceId') ?? messageOf('cityId') ?? messageOf('districtId');
  const footer = (
    <>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={busy}>
        {t('address.save')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t(address ? 'address.edit' : 'address.new')}
      width={560}
      maxBodyHeight="70vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={footer}
    >
      <Form id={formId} className={styles.form} onSubmit={save} message={messageOf('root')}>
        <div className={styles.pair}>{addressTextsShown('receiver').map(text)}</div>
        <Field group label={t('address.area')} required message={areaFault}>
          <AreaChoice value={values} onChange={form.put} onBlur={form.left('districtId')} invalid={areaFault !== undefined} />
        </Field>
        {addressTextsShown('line').map(text)}
        <div className={styles.pair}>
          {addressTextsShown('beside').map(text)}
          <Field group label={t('address.label')}>
            <span className={styles.chips}>
              {addressLabels.map((one) => (
                <Chip key={one} on={label === one} onPress={() => form.put({ label: label === one ? undefined : one })}>
                  {t(`address.label.${one}`)}
                </Chip>
              ))}
            </span>
          </Field>
        </div>
        <Checkbox {...field('isDefault')}>{t('address.makeDefault')}</Checkbox>
      </Form>
    </Dialog>,
    document.body,
  );
}
