import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { MailInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './invoice.module.css';
import type { OfficeCalls } from './office-calls.ts';

type MailDialogProps = { id: string; call: OfficeCalls['mail']; reads: AnyCall[]; onClose: () => void; onDone: () => void };

/** By whom and under which number the paper was sent. */
export function MailDialog({ id, call, reads, onClose, onDone }: MailDialogProps) {
  const t = useCounterWords();
  const kit = useKitWords();
  const form = useForm({
    first: { company: '', number: '' },
    rules: MailInvoice,
    failures: invoicingErrors,
    places: { 'invoice.carrier': ['company'], 'invoice.tracking': ['number'] },
  });
  const mail = useCall({
    call,
    request: (body: MailInvoice) => ({ params: { id }, body }),
    done: t('invoice.mailDone'),
    changes: reads,
    options: quietly,
  });
  return (
    <Dialog open title={t('invoice.act.mail')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form
        className={styles.form ?? ''}
        label={t('invoice.act.mail')}
        onSubmit={form.submit(async (checked) => {
          await mail.run(checked);
          onClose();
          onDone();
        })}
        message={form.messageOf('root')}
      >
        <Field label={t('invoice.company')} required message={form.messageOf('company')}>
          <TextInput {...form.field('company')} maxLength={20} />
        </Field>
        <Field label={t('invoice.tracking')} required message={form.messageOf('number')}>
          <TextInput {...form.field('number')} maxLength={30} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('invoice.act.mail')}
        </Button>
      </Form>
    </Dialog>
  );
}
