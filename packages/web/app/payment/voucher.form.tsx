import { payApi } from '@mall/contract/payment/payment.api.ts';
import { voucherFiles } from '@mall/contract/payment/payment.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type FormEvent, useState } from 'react';
import { browserCall } from '../kernel/browser.ts';
import { useWords } from '../kernel/words.tsx';
import looks from './offline-pay.module.css';
import { type ChosenFile, VoucherFiles } from './voucher-files.tsx';

const payerMost = 60;
const remarkMost = 200;

/** The proof of a transfer. What was typed and sent stays when it is refused; the call layer has then said why. */
export function VoucherForm({ paySn, onDone }: { paySn: string; onDone: () => void }) {
  const t = useWords('payment');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [payerName, setPayerName] = useState('');
  const [remark, setRemark] = useState('');
  const [looked, setLooked] = useState(false);
  const [busy, setBusy] = useState(false);
  const sending = files.some(({ url }) => url === undefined);
  const faults = {
    payer: payerName.trim() === '' ? t('voucher.payerMissing') : '',
    files: files.length === 0 ? t('voucher.missing') : sending ? t('voucher.wait') : '',
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setLooked(true);
    const wrong = faults.payer ? 'voucher-payer' : faults.files ? 'voucher-files' : undefined;
    if (wrong) return document.getElementById(wrong)?.focus();
    if (busy) return undefined;
    setBusy(true);
    try {
      const urls = files.flatMap(({ url }) => url ?? []);
      await browserCall(payApi.submitVoucher, { body: { paySn, urls, payerName: payerName.trim(), remark: remark.trim() } });
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
      <Field
        label={t('voucher.files')}
        required
        group
        message={(looked && faults.files) || undefined}
        hint={t('voucher.filesHint', { most: voucherFiles })}
      >
        <VoucherFiles files={files} onChange={setFiles} />
      </Field>
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
