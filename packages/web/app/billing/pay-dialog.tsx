import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billErrors } from '@mall/contract/billing/bill.errors.ts';
import { billProofsMost, PayBill } from '@mall/contract/billing/bill.rules.ts';
import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import { billReads } from './bill-reads.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

/** Hands in the proof of a transfer for a bill, or for a part of it. */
export function PayDialog({ bill, onClose }: { bill: BillCase; onClose: () => void }) {
  const t = useWords('billing');
  const kit = useKitWords();
  const proofs = useUploads('image', billProofsMost, []);
  const form = useForm({
    first: { amount: bill.open, payerName: bill.companyName, remark: '', urls: [] } as PayBill,
    rules: PayBill,
    failures: billErrors,
    shape: (typed) => ({ ...typed, urls: proofs.sent.map(({ url }) => url) }),
    places: {
      'bill.amount': ['amount'],
      'bill.more': ['amount'],
      'bill.payer': ['payerName'],
      'bill.proof': ['urls'],
      'content.upload': ['urls'],
    },
  });
  const pay = useCall({
    call: billApi.pay,
    request: (body: PayBill) => ({ params: { id: bill.id }, body }),
    done: t('pay.done'),
    changes: billReads,
    options: quietly,
  });
  const { amount } = form.watch();
  const submit = form.submit(async (checked) => {
    if (proofs.busy) return;
    await pay.run(checked);
    onClose();
  });
  return (
    <Dialog open title={t('pay.title', { sn: bill.billSn })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={t('pay.act')} onSubmit={submit} message={form.messageOf('root')}>
        <p className="meta">{t('pay.text')}</p>
        <Facts
          facts={[
            [t('pay.accountName'), bill.account.accountName],
            [t('pay.bank'), bill.account.bankName],
            [t('pay.account'), bill.account.accountNo],
            [t('figure.open'), yuan(bill.open)],
          ]}
        />
        <Field label={t('pay.amount')} required message={form.messageOf('amount')}>
          <MoneyInput
            name="amount"
            value={amount === '' ? null : fromYuan(amount)}
            onChange={(given) => form.put({ amount: given === null ? '' : toYuan(fen(given)) })}
          />
        </Field>
        <Field label={t('pay.payer')} required message={form.messageOf('payerName')}>
          <TextInput {...form.field('payerName')} maxLength={60} />
        </Field>
        <Field label={t('pay.remark')} message={form.messageOf('remark')}>
          <TextInput {...form.field('remark')} maxLength={100} />
        </Field>
        <div data-field="urls">
          <UploadField required label={t('pay.proof')} uploading={proofs} message={proofs.busy ? undefined : form.messageOf('urls')} />
        </div>
        <Button type="submit" block busy={form.busy} disabled={proofs.busy}>
          {t('pay.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}
