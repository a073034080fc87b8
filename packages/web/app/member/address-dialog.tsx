import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { AddressFields, addressLabels } from '@mall/contract/member/address.rules.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import { AreaChoice } from './area-choice.tsx';
import styles from './form.module.css';
import { useCheckedForm } from './use-checked-form.ts';

type AddressDialogProps = {
  /** Missing: a new one. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (id: string) => void;
};

const firstOf = (address: Address | undefined) => ({
  receiverName: address?.receiverName ?? '',
  receiverPhone: address?.receiverPhone ?? '',
  provinceId: address?.provinceId ?? '',
  cityId: address?.cityId ?? '',
  districtId: address?.districtId ?? '',
  detail: address?.detail ?? '',
  postalCode: address?.postalCode ?? '',
});

const texts = [
  { name: 'receiverName', autoComplete: 'name', inputMode: 'text', most: 20 },
  { name: 'receiverPhone', autoComplete: 'tel', inputMode: 'tel', most: 20 },
] as const;

/** An address to add or to change, where it is needed. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const formId = useId();
  const [label, setLabel] = useState(address?.label);
  const [isDefault, setIsDefault] = useState(address?.isDefault === 1);
  const [busy, setBusy] = useState(false);
  const form = useCheckedForm(firstOf(address), AddressFields, addressErrors);
  const { values, put, blurred, messageOf } = form;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check(event.currentTarget) || busy) return;
    setBusy(true);
    try {
      const fields = AddressFields.parse({ ...values, ...(label !== undefined && { label }), isDefault: isDefault ? 1 : 0 });
      const id = address
        ? (await browserCall(addressApi.edit, { body: { ...fields, id: address.id } }), address.id)
        : (await browserCall(addressApi.add, { body: fields })).id;
      await browserQueries().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === addressApi.page.path });
      toast.ok(t(address ? 'address.edited' : 'address.added'));
      onSaved(id);
    } catch (error) {
      form.refuse(error);
      setBusy(false);
    }
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
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void save(event)}>
        {messageOf('root') !== undefined && (
          <Note tone="bad" role="alert">
            {messageOf('root')}
          </Note>
        )}
        <div className={styles.pair}>
          {texts.map(({ name, most, ...rest }) => (
            <Field key={name} label={t(`address.${name}`)} required message={messageOf(name)}>
              <TextInput
                {...rest}
                name={name}
                maxLength={most + 20}
                value={values[name]}
                onChange={(event) => put({ [name]: event.target.value })}
                onBlur={blurred(name)}
              />
            </Field>
          ))}
        </div>
        <Field group label={t('address.area')} required message={areaFault}>
          <AreaChoice value={values} onChange={put} onBlur={blurred('districtId')} invalid={areaFault !== undefined} />
        </Field>
        <Field label={t('address.detail')} required message={messageOf('detail')} hint={t('address.detailHint')}>
          <TextInput
            name="detail"
            autoComplete="street-address"
            value={values.detail}
            onChange={(event) => put({ detail: event.target.value })}
            onBlur={blurred('detail')}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={t('address.postalCode')} required message={messageOf('postalCode')}>
            <TextInput
              name="postalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              value={values.postalCode}
              onChange={(event) => put({ postalCode: event.target.value })}
              onBlur={blurred('postalCode')}
            />
          </Field>
          <Field group label={t('address.label')}>
            <span className={styles.chips}>
              {addressLabels.map((one) => (
                <Chip key={one} on={label === one} onPress={() => setLabel(label === one ? undefined : one)}>
                  {t(`address.label.${one}`)}
                </Chip>
              ))}
            </span>
          </Field>
        </div>
        <Checkbox checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
          {t('address.makeDefault')}
        </Checkbox>
      </form>
    </Dialog>,
    document.body,
  );
}
