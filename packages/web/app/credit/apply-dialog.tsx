import { creditApi } from '@mall/contract/credit/credit.api.ts';
import { creditErrors } from '@mall/contract/credit/credit.errors.ts';
import { ApplyCredit, creditPapersMost } from '@mall/contract/credit/credit.rules.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
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
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './quota.module.css';
import { quotaReads } from './quota-ask.ts';

/** Applies for a quota, for more of it or for a new term, with the documents that speak for it. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('credit');
  const kit = useKitWords();
  const papers = useUploads('file', creditPapersMost, []);
  const form = useForm({
    first: { amount: '', purpose: '', papers: [] } as ApplyCredit,
    rules: ApplyCredit,
    failures: creditErrors,
    shape: (typed) => ({ ...typed, papers: papers.sent }),
    places: { 'credit.amount': ['amount'], 'credit.purpose': ['purpose'], 'credit.papers': ['papers'], 'content.upload': ['papers'] },
  });
  const apply = useCall({
    call: creditApi.apply,
    request: (body: ApplyCredit) => ({ body }),
    done: t('apply.done'),
    changes: quotaReads,
    options: quietly,
  });
  const { amount } = form.watch();
  const submit = form.submit(async (checked) => {
    if (papers.busy) return;
    await apply.run(checked);
    onClose();
  });
  return (
    <Dialog open title={t('apply.title')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} label={t('apply.title')} onSubmit={submit} message={form.messageOf('root')}>
        <p className="meta">{t('apply.text')}</p>
        <Field label={t('apply.amount')} required message={form.messageOf('amount')}>
          <MoneyInput
            name="amount"
            value={amount === '' ? null : fromYuan(amount)}
            onChange={(given) => form.put({ amount: given === null ? '' : toYuan(fen(given)) })}
          />
        </Field>
        <Field label={t('apply.purpose')} required message={form.messageOf('purpose')} hint={t('apply.purposeHint')}>
          <TextArea {...form.field('purpose')} maxLength={200} rows={3} />
        </Field>
        <div data-field="papers">
          <UploadField
            rows
            required
            label={t('apply.papers')}
            uploading={papers}
            hint={t('apply.papersHint', { most: creditPapersMost })}
            message={papers.busy ? undefined : form.messageOf('papers')}
          />
        </div>
        <Button type="submit" block busy={form.busy} disabled={papers.busy}>
          {t('apply.act')}
        </Button>
      </Form>
    </Dialog>
  );
}
