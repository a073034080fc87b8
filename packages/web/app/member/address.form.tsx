import { type Address, addressApi } from '@mall/contract/member/address.api.ts';
import { addressErrors } from '@mall/contract/member/address.errors.ts';
import { AddressFields, addressLabels } from '@mall/contract/member/address.rules.ts';
import { type AddressText, addressTextRows, addressTexts, addressTextsShown } from '@mall/contract/member/address-fields.ts';
import { postalCodeFits } from '@mall/contract/member/postal-code.rules.ts';
import { askAgain } from '@mall/kit/ask/ask-again.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { AreaChoice } from '@mall/kit/form/area-choice.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './address.form.module.css';
import { PasteAddress } from './paste-address.tsx';

type AddressFormProps = {
  /** Missing: a new one. */
  address?: Address | undefined;
  onSaved: (id: string) => void;
  /** For a button that stands outside. */
  id?: string;
  /** Its buttons, where it stands alone; `busy` while it is sent. */
  foot?: (busy: boolean) => ReactNode;
  onBusy?: (busy: boolean) => void;
  /** Whether something was typed that is not saved. */
  onDirty?: (dirty: boolean) => void;
};

const firstOf = (address: Address | undefined) => ({
  ...(Object.fromEntries(addressTexts.map((name) => [name, address?.[name] ?? ''])) as Record<AddressText, string>),
  provinceId: address?.provinceId ?? '',
  cityId: address?.cityId ?? '',
  districtId: address?.districtId ?? '',
  label: address?.label,
  isDefault: address?.isDefault === 1,
  shared: address?.shared === 1,
});

const places = {
  ...Object.fromEntries(addressTexts.map((name) => [`address.${addressTextRows[name].fault}`, [name]])),
  'address.area': ['provinceId'],
};

const widths: Partial<Record<AddressText, string | undefined>> = {
  receiverName: styles.short,
  receiverPhone: styles.short,
  postalCode: styles.code,
};

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** The fields of an address, to add one or to change it. */
export function AddressForm({ address, onSaved, id, foot, onBusy, onDirty }: AddressFormProps) {
  const t = useWords('member');
  const language = useLanguage();
  const { may, member } = useSession();
  const [codeLeft, setCodeLeft] = useState(address !== undefined);
  const form = useForm({
    first: firstOf(address),
    rules: AddressFields,
    failures: addressErrors,
    shape: ({ isDefault, shared, ...rest }) => ({ ...rest, isDefault: isDefault ? 1 : 0, shared: shared ? 1 : 0 }),
    places,
  });
  const { field, messageOf, busy, dirty } = form;
  const tellDirty = useEffectEvent((now: boolean) => onDirty?.(now));
  useEffect(() => tellDirty(dirty), [dirty]);
  const { label, ...values } = form.watch();
  const isMine = !address || address.ownerName === '';
  const mayShare = may('company:addresses:manage') && member?.companyName !== '';

  const send = async (fields: AddressFields): Promise<string> => {
    if (!address) return (await browserCall(addressApi.add, { body: fields }, quietly)).id;
    await browserCall(addressApi.edit, { body: { ...fields, id: address.id } }, quietly);
    return address.id;
  };
  const save = form.submit(async (fields) => {
    onBusy?.(true);
    try {
      const saved = await send(fields);
      await askAgain([addressApi.page, addressApi.find]);
      toast.ok(t(address ? 'address.edited' : 'address.added'));
      onSaved(saved);
    } finally {
      onBusy?.(false);
    }
  });
  const faultOf = (name: AddressText) => {
    const fault = messageOf(name);
    const count = digitsIn(values.receiverPhone);
    return name === 'receiverPhone' && fault && count > 0 && count !== 11 ? t('address.phoneDigits', { count }) : fault;
  };
  const codeLooksWrong = codeLeft && values.postalCode !== '' && !postalCodeFits(values.postalCode, values.provinceId);
  const codeHint = codeLooksWrong ? (
    <output className={styles.warn}>{t('address.codeKept', { fault: addressErrors['address.postal_code_wrong'].words[language] })}</output>
  ) : (
    t('address.codeHint')
  );
  const text = (name: AddressText) => {
    const { words, hint, optional, input, most } = addressTextRows[name];
    const hinted = name === 'postalCode' ? codeHint : hint?.[language];
    return (
      <Field key={name} layout="side" label={words[language]} required={!optional} message={faultOf(name)} hint={hinted}>
        {name === 'detail' ? (
          <TextArea rows={2} {...(most !== undefined && { limit: most })} {...input} {...field(name)} value={values[name]} />
        ) : (
          <span className={widths[name]} {...(name === 'postalCode' && { onBlur: () => setCodeLeft(true) })}>
            <TextInput {...input} {...field(name)} />
          </span>
        )}
      </Field>
    );
  };
  const areaFault = messageOf('provinceId') ?? messageOf('cityId') ?? messageOf('districtId');
  return (
    <Form
      {...(id && { id })}
      className={styles.form}
      label={t(address ? 'address.edit' : 'address.new')}
      onSubmit={save}
      message={messageOf('root')}
    >
      {isMine ? null : <Note>{t('address.sharedNote', { name: address?.ownerName ?? '' })}</Note>}
      <PasteAddress
        onFound={(found, before) => {
          const stale = Object.entries(before).filter(([name, value]) => values[name as AddressText] === value);
          form.put({ ...Object.fromEntries(stale.map(([name]) => [name, ''])), ...found });
          if (found.postalCode) setCodeLeft(true);
        }}
      />
      {addressTextsShown('receiver').map(text)}
      <Field group layout="side" label={t('address.area')} required message={areaFault}>
        <AreaChoice
          labels={{ province: t('address.province'), city: t('address.city'), district: t('address.district') }}
          value={values}
          onChange={form.put}
          onBlur={form.left('districtId')}
          invalid={areaFault !== undefined}
        />
      </Field>
      {addressTextsShown('line').map(text)}
      {addressTextsShown('beside').map(text)}
      <Field group layout="side" label={t('address.label')}>
        <span className={styles.chips}>
          {addressLabels.map((one) => (
            <Chip key={one} on={label === one} onPress={() => form.put({ label: label === one ? undefined : one })}>
              {t(`address.label.${one}`)}
            </Chip>
          ))}
        </span>
      </Field>
      <div className={styles.boxes}>
        {isMine && (
          <Checkbox {...field('isDefault')} disabled={address?.isDefault === 1}>
            {t('address.makeDefault')}
          </Checkbox>
        )}
        {(mayShare || values.shared) && <Checkbox {...field('shared')}>{t('address.share')}</Checkbox>}
      </div>
      {foot?.(busy)}
    </Form>
  );
}
