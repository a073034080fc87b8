import { payApi } from '@mall/contract/payment/payment.api.ts';
import { paymentErrors } from '@mall/contract/payment/payment.errors.ts';
import { Voucher, voucherFiles } from '@mall/contract/payment/payment.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import { orderReads } from '../order/order.changes.ts';
import looks from './offline-pay.module.css';

const payerMost = 60;
const remarkMost = 200;

/** The proof of a transfer. */
export function VoucherForm({ paySn, onDone }: { paySn: string; onDone: () => void }) {
  const t = useWords('payment');
  const files = useUploads('file', voucherFiles);
  const arrived = files.busy || files.failed ? [] : files.urls;
  const form = useForm({
    first: { payerName: '', urls: [] as string[], remark: '' },
    rules: Voucher,
    failures: paymentErrors,
    shape: (typed) => ({ ...typed, paySn, urls: arrived }),
    places: { 'payment.payer': ['payerName'] },
  });
  const send = useCall({
    call: payApi.submitVoucher,
    request: (body: Voucher) => ({ body }),
    changes: orderReads,
    done: t('voucher.sent'),
    onDone,
    options: quietly,
  });
  const missing = arrived.length === 0 ? form.messageOf('urls') : undefined;

  return (
    <Form className={looks.form} onSubmit={form.submit((checked) => send.run(checked))} message={form.messageOf('root')}>
      <Field label={t('payerName')} required message={form.messageOf('payerName')} hint={t('voucher.payerHint')}>
        <TextInput {...form.field('payerName')} maxLength={payerMost} autoComplete="organization" />
      </Field>
      <div data-field="urls">
        <UploadField label={t('voucher.files')} required uploading={files} message={missing && files.busy ? t('voucher.wait') : missing} />
      </div>
      <Field label={t('voucher.remark')} message={form.messageOf('remark')}>
        <TextArea {...form.field('remark')} rows={2} limit={remarkMost} value={form.watch('remark')} />
      </Field>
      <div>
        <Button type="submit" size="l" busy={form.busy}>
          {t('voucher.submit')}
        </Button>
      </div>
    </Form>
  );
}
