import { invoiceErrors } from '@mall/contract/invoice/invoice.errors.ts';
import { InvoiceFields, type InvoiceType, isElectronic } from '@mall/contract/invoice/invoice.rules.ts';
import { type InvoiceTitle, invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Confirm } from '@mall/ui/confirm.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './form.module.css';

type InvoiceTitleFormProps = {
  type: InvoiceType;
  /** The one whose place the new version takes. */
  replaces?: InvoiceTitle | undefined;
  /** The company's people share it. */
  ofCompany?: boolean;
  onClose: () => void;
  onSaved: (title: InvoiceTitle) => void;
};

const empty = {
  titleType: 'company',
  personName: '',
  companyName: '',
  taxNumber: '',
  registeredAddress: '',
  officePhone: '',
  openingBank: '',
  bankAccount: '',
  recipientName: '',
  phone: '',
  email: '',
};
type Name = keyof typeof empty;

/** What a kind of invoice on a kind of title asks for. */
const namesOf = (type: InvoiceType, titleType: string): Name[] => [
  ...(titleType === 'company' ? (['companyName', 'taxNumber'] as const) : (['personName'] as const)),
  ...(type === 'paper_special' ? (['registeredAddress', 'officePhone', 'openingBank', 'bankAccount'] as const) : []),
  'recipientName',
  'phone',
  ...(isElectronic(type) ? (['email'] as const) : []),
];

const shapeOf = (type: InvoiceType) => (values: typeof empty) => ({
  type,
  titleType: values.titleType,
  ...Object.fromEntries(namesOf(type, values.titleType).map((name) => [name, values[name]])),
});

const places = {
  'invoice.company_name': ['companyName'],
  'invoice.person_name': ['personName'],
  'invoice.tax_number': ['taxNumber'],
  'invoice.registered_address': ['registeredAddress'],
  'invoice.office_phone': ['officePhone'],
  'invoice.bank_account': ['bankAccount'],
  'invoice.bank': ['openingBank'],
  'invoice.recipient': ['recipientName'],
  'invoice.phone': ['phone'],
  'invoice.email': ['email'],
};

/** A new title. It cannot be changed after it was saved, so the reader is asked once more. */
export function InvoiceTitleForm({ type, replaces, ofCompany = false, onClose, onSaved }: InvoiceTitleFormProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const formId = useId();
  const [asked, setAsked] = useState<InvoiceFields>();
  const form = useForm({
    first: { ...empty, ...replaces?.fields },
    rules: InvoiceFields,
    failures: invoiceErrors,
    shape: shapeOf(type),
    places,
  });
  const { field, messageOf } = form;
  const titleType = form.watch('titleType');
  const saving = useCall({
    call: invoiceTitleApi.save,
    request: (fields: InvoiceFields) => ({
      body: { fields, ...(ofCompany && { ofCompany: 1 as const }), ...(replaces && { replaces: replaces.id }) },
    }),
    changes: [invoiceTitleApi.listInvoice, invoiceTitleApi.list, invoiceTitleApi.default],
    done: t('title.saved'),
    options: quietly,
  });
  const save = (fields: InvoiceFields) =>
    void saving.run(fields).then(onSaved, (error: unknown) => {
      setAsked(undefined);
      form.refuse(error);
    });
  if (asked) {
    return createPortal(
      <Confirm
        open
        title={t('title.ask')}
        labels={{ act: t('title.save'), back: t('title.back'), close: shell('close') }}
        busy={saving.busy}
        onAct={() => save(asked)}
        onClose={() => setAsked(undefined)}
      >
        {t('title.askText')}
      </Confirm>,
      document.body,
    );
  }
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId}>
        {t('title.save')}
      </Button>
    </>
  );
  return createPortal(
    <Dialog
      open
      title={t('title.newOf', { type: t(`title.type.${type}`) })}
      width={560}
      maxBodyHeight="70vh"
      labels={{ close: shell('close') }}
      onClose={onClose}
      footer={footer}
    >
      <Form id={formId} className={styles.form} onSubmit={form.submit(setAsked)} message={messageOf('root')}>
        {type !== 'paper_special' && (
          <Field group label={t('title.titleType')} required>
            <RadioGroup
              name="titleType"
              value={titleType}
              onChange={(chosen) => form.put({ titleType: chosen })}
              options={[
                { value: 'company', label: t('title.company') },
                { value: 'person', label: t('title.person') },
              ]}
            />
          </Field>
        )}
        {namesOf(type, titleType).map((name) => (
          <Field key={name} label={t(`title.${name}`)} required message={messageOf(name)}>
            <TextInput
              {...field(name)}
              inputMode={name === 'phone' || name === 'bankAccount' ? 'numeric' : name === 'email' ? 'email' : 'text'}
            />
          </Field>
        ))}
      </Form>
    </Dialog>,
    document.body,
  );
}
