import { type InvoiceRow, invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { invoicingErrors } from '@mall/contract/invoice/invoicing.errors.ts';
import { AgainInvoice, ChangeInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import { invoiceTitleApi } from '@mall/contract/member/invoice-title.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Select } from '@mall/ui/select.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';
import { invoiceReads } from './invoice.reads.ts';
import { useTitleText } from './title-label.tsx';

export const titlesAsk = ask(invoiceTitleApi.listInvoice, {}, { fallback: [] });

type TitleChoiceDialogProps = { row: InvoiceRow; kind: 'change' | 'again'; onClose: () => void };

/** Another title for an invoice: for one that was refused, or instead of one that was issued. */
export function TitleChoiceDialog({ row, kind, onClose }: TitleChoiceDialogProps) {
  const t = useWords('invoice');
  const textOf = useTitleText();
  const titles = useAnswer(titlesAsk).filter(({ types }) => types.includes(row.type));
  const form = useForm({
    first: { titleId: '', reason: '' },
    rules: (kind === 'change' ? ChangeInvoice : AgainInvoice) as typeof ChangeInvoice,
    failures: invoicingErrors,
    shape: ({ titleId, reason }) => (kind === 'change' ? { titleId, reason } : { titleId }),
    places: { 'invoice.title': ['titleId'], 'invoice.reason': ['reason'] },
  });
  const change = useCall({
    call: invoiceApi.change,
    request: (body: ChangeInvoice) => ({ params: { id: row.id }, body }),
    done: t('changed'),
    changes: invoiceReads,
    options: quietly,
  });
  const again = useCall({
    call: invoiceApi.again,
    request: (body: AgainInvoice) => ({ params: { id: row.id }, body }),
    done: t('againDone'),
    changes: invoiceReads,
    options: quietly,
  });
  const submit = form.submit(async (checked) => {
    await (kind === 'change' ? change.run(checked) : again.run({ titleId: checked.titleId }));
    onClose();
  });
  const title = t(kind === 'change' ? 'change.title' : 'again.title');
  return (
    <Dialog open title={title} labels={{ close: t('close') }} onClose={onClose}>
      <Form className={styles.form} label={title} onSubmit={submit} message={form.messageOf('root')}>
        {kind === 'change' && <p className="meta">{t('change.text')}</p>}
        {kind === 'again' && row.reason && <p className={styles.bad}>{row.reason}</p>}
        <Field label={t('choose.title')} required message={form.messageOf('titleId')}>
          <Select
            {...form.field('titleId')}
            placeholder={titles.length === 0 ? t('choose.none') : t('choose.title')}
            options={titles.map((one) => ({ value: one.id, label: textOf(one) }))}
          />
        </Field>
        {kind === 'change' && (
          <Field label={t('change.reason')} required message={form.messageOf('reason')}>
            <TextArea {...form.field('reason')} rows={2} maxLength={100} />
          </Field>
        )}
        <Button type="submit" block busy={form.busy}>
          {t('submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
