import { invoiceErrors } from '@mall/contract/invoice/invoice.errors.ts';
import { InvoiceFields, type InvoiceType } from '@mall/contract/invoice/invoice.rules.ts';
import { type InvoiceTitle, invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { browserCall, browserQueries } from '@mall/kit/ask/browser.ts';
import { Button } from '@mall/ui/button.tsx';
import { Confirm } from '@mall/ui/confirm.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../kernel/words.tsx';
import styles from './form.module.css';
import { useCheckedForm } from './use-checked-form.ts';

type InvoiceTitleFormProps = { type: InvoiceType; onClose: () => void; onSaved: (title: InvoiceTitle) => void };

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
  ...(type === 'electronic_normal' ? (['email'] as const) : []),
];

const shapeOf = (type: InvoiceType) => (values: typeof empty) => ({
  type,
  titleType: values.titleType,
  ...Object.fromEntries(namesOf(type, values.titleType).map((name) => [name, values[name]])),
});

/** A new title. It cannot be changed after it was saved, so the reader is asked once more. */
export function InvoiceTitleForm({ type, onClose, onSaved }: InvoiceTitleFormProps) {
  const t = useWords('member');
  const shell = useWords('shell');
  const formId = useId();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const shape = shapeOf(type);
  const form = useCheckedForm(empty, InvoiceFields, invoiceErrors, shape);
  const { values, put, blurred, messageOf } = form;
  const names = namesOf(type, values.titleType);

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.check(event.currentTarget)) setAsked(true);
  };
  const save = async () => {
    setBusy(true);
    try {
      const title = await browserCall(invoiceTitleApi.save, { body: { fields: InvoiceFields.parse(shape(values)) } });
      await browserQueries().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === invoiceTitleApi.listInvoice.path });
      toast.ok(t('title.saved'));
      onSaved(title);
    } catch (error) {
      form.refuse(error);
      setBusy(false);
      setAsked(false);
    }
  };
  if (asked) {
    return createPortal(
      <Confirm
        open
        title={t('title.ask')}
        labels={{ act: t('title.save'), back: t('title.back'), close: shell('close') }}
        busy={busy}
        onAct={() => void save()}
        onClose={() => setAsked(false)}
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
      <form id={formId} noValidate className={styles.form} onSubmit={ask}>
        {messageOf('root') !== undefined && (
          <Note tone="bad" role="alert">
            {messageOf('root')}
          </Note>
        )}
        {type !== 'paper_special' && (
          <Field group label={t('title.titleType')} required>
            <RadioGroup
              name="titleType"
              value={values.titleType}
              onChange={(titleType) => put({ titleType })}
              options={[
                { value: 'company', label: t('title.company') },
                { value: 'person', label: t('title.person') },
              ]}
            />
          </Field>
        )}
        {names.map((name) => (
          <Field key={name} label={t(`title.${name}`)} required message={messageOf(name)}>
            <TextInput
              name={name}
              value={values[name]}
              onChange={(event) => put({ [name]: event.target.value })}
              onBlur={blurred(name)}
              inputMode={name === 'phone' || name === 'bankAccount' ? 'numeric' : name === 'email' ? 'email' : 'text'}
            />
          </Field>
        ))}
      </form>
    </Dialog>,
    document.body,
  );
}
