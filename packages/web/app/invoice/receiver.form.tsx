import { invoiceErrors } from '@mall/contract/invoice/invoice.errors.ts';
import { SaveReceiver } from '@mall/contract/invoice/invoicing.rules.ts';
import { type InvoiceReceiver, receiverApi } from '@mall/contract/invoice/receiver.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

type ReceiverFormProps = {
  receiver?: InvoiceReceiver | undefined;
  onClose: () => void;
  onSaved?: (receiver: InvoiceReceiver) => void;
};

/** Somebody who gets invoices: kept anew, or changed. */
export function ReceiverForm({ receiver, onClose, onSaved }: ReceiverFormProps) {
  const t = useWords('invoice');
  const form = useForm({
    first: {
      name: receiver?.name ?? '',
      phone: receiver?.phone ?? '',
      email: receiver?.email ?? '',
      address: receiver?.address ?? '',
      isDefault: receiver?.isDefault === 1,
    },
    rules: SaveReceiver,
    failures: invoiceErrors,
    shape: (typed) => ({ ...typed, ...(receiver && { id: receiver.id }) }),
    places: { 'invoice.recipient': ['name'], 'invoice.phone': ['phone'], 'invoice.email': ['email'] },
  });
  const save = useCall({
    call: receiverApi.save,
    request: (body: SaveReceiver) => ({ body }),
    done: t('receivers.saved'),
    changes: [receiverApi.list],
    options: quietly,
  });
  const title = t(receiver ? 'receivers.edit' : 'receivers.new');
  return (
    <Dialog open title={title} labels={{ close: t('close') }} onClose={onClose}>
      <Form
        className={styles.form}
        label={title}
        onSubmit={form.submit(async (checked) => {
          onSaved?.(await save.run(checked));
          onClose();
        })}
        message={form.messageOf('root')}
      >
        <Field label={t('receivers.name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} />
        </Field>
        <Field label={t('receivers.phone')} required message={form.messageOf('phone')}>
          <TextInput {...form.field('phone')} inputMode="numeric" maxLength={11} />
        </Field>
        <Field label={t('receivers.email')} message={form.messageOf('email')} hint={t('receivers.emailHint')}>
          <TextInput {...form.field('email')} inputMode="email" maxLength={60} />
        </Field>
        <Field label={t('receivers.address')} message={form.messageOf('address')} hint={t('receivers.addressHint')}>
          <TextInput {...form.field('address')} maxLength={120} />
        </Field>
        <Checkbox checked={form.watch('isDefault')} onChange={(event) => form.put({ isDefault: event.target.checked })}>
          {t('receivers.default')}
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}
