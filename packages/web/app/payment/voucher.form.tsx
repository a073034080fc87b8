import { payApi } from '@mall/contract/payment/payment.api.ts';
import { voucherFiles } from '@mall/contract/payment/payment.rules.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import looks from './offline-pay.module.css';

const payerMost = 60;
const remarkMost = 200;

/** The proof of a transfer. What was typed and sent stays when it is refused; the call layer has then said why. */
export function VoucherForm({ paySn, onDone }: { paySn: string; onDone: () => void }) {
  const t = useWords('payment');
  const files = useUploads('file', voucherFiles);
  const [payerName, setPayerName] = useState('');
  const [remark, setRemark] = useState('');
  const [looked, setLooked] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = {
    payer: payerName.trim() === '' ? t('voucher.payerMissing') : '',
    files: files.busy ? t('voucher.wait') : files.failed || files.urls.length === 0 ? t('voucher.missing') : '',
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setLooked(true);
    const wrong = faults.payer ? '#voucher-payer' : faults.files ? '#voucher-files input' : undefined;
    if (wrong) return document.querySelector<HTMLElement>(wrong)?.focus();
    if (busy) return undefined;
    setBusy(true);
    try {
      const body = { paySn, urls: files.urls, payerName: payerName.trim(), remark: remark.trim() };
      await browserCall(payApi.submitVoucher, { body });
      toast.ok(t('voucher.sent'));
      return onDone();
    } catch {
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate className={looks.form} onSubmit={(event) => void send(event)}>
      <Field
        label={t('payerName')}
        required
        id="voucher-payer"
        message={(looked && faults.payer) || undefined}
        hint={t('voucher.payerHint')}
      >
        <TextInput
          value={payerName}
          maxLength={payerMost}
          autoComplete="organization"
          onChange={(event) => setPayerName(event.target.value)}
          onBlur={(event) => event.target.value !== '' && setLooked(true)}
        />
      </Field>
      <div id="voucher-files">
        <UploadField label={t('voucher.files')} required uploading={files} message={(looked && faults.files) || undefined} />
      </div>
      <Field label={t('voucher.remark')}>
        <TextArea rows={2} limit={remarkMost} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" size="l" busy={busy}>
          {t('voucher.submit')}
        </Button>
      </div>
    </form>
  );
}
