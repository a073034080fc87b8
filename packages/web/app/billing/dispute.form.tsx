import { billErrors } from '@mall/contract/billing/bill.errors.ts';
import { billProofsMost, DisputeLine, disputeReasons, disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { BillLine } from '@mall/contract/billing/bill-data.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { useForm } from '@mall/kit/form/use-form.ts';
import { UploadField } from '@mall/kit/upload/upload-field.tsx';
import { useUploads } from '@mall/kit/upload/use-uploads.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

type DisputeFormProps = {
  line: Pick<BillLine, 'id' | 'orderSn' | 'amount'>;
  /** What differs already says most of it. */
  guess?: Partial<Pick<DisputeLine, 'reason' | 'should'>>;
  first: DisputeLine | undefined;
  onKeep: (line: DisputeLine) => void;
  onDrop: () => void;
};

/** What is wrong with one line; it is kept here until all of them are said together. */
export function DisputeForm({ line, guess, first, onKeep, onDrop }: DisputeFormProps) {
  const t = useWords('billing');
  const language = useLanguage();
  const proofs = useUploads(
    'image',
    billProofsMost,
    (first?.urls ?? []).map((url) => ({ url, name: '' })),
  );
  const form = useForm({
    first: first ?? { lineId: line.id, reason: 'price', should: null, words: '', urls: [], moveOut: false, ...guess },
    rules: DisputeLine,
    failures: billErrors,
    shape: (typed) => ({ ...typed, urls: proofs.sent.map(({ url }) => url) }),
    places: { 'bill.words': ['words'], 'bill.amount': ['should'], 'bill.reason': ['reason'] },
  });
  const { reason, should, moveOut } = form.watch();
  const submit = form.submit(async (checked) => {
    if (!proofs.busy) onKeep(checked);
  });
  return (
    <Form
      className={styles.disputing ?? ''}
      label={t('dispute.title', { order: line.orderSn })}
      onSubmit={submit}
      message={form.messageOf('root')}
    >
      <Field group label={t('dispute.reason')}>
        <RadioGroup
          name={`reason-${line.id}`}
          value={reason}
          onChange={(value) => form.put({ reason: value as DisputeLine['reason'] })}
          options={disputeReasons.map((value) => ({ value, label: disputeReasonWords[value][language] }))}
        />
      </Field>
      <Field label={t('dispute.should')} message={form.messageOf('should')} hint={t('dispute.billed', { amount: yuan(line.amount) })}>
        <MoneyInput
          name="should"
          value={should === null ? null : fromYuan(should)}
          onChange={(given) => form.put({ should: given === null ? null : toYuan(fen(given)) })}
        />
      </Field>
      <Field label={t('dispute.words')} required message={form.messageOf('words')}>
        <TextInput {...form.field('words')} maxLength={100} />
      </Field>
      <Checkbox checked={moveOut} onChange={(event) => form.put({ moveOut: event.target.checked })}>
        {t('dispute.move')} <span className="meta">{t('dispute.moveHint')}</span>
      </Checkbox>
      <UploadField label={t('dispute.proofs')} uploading={proofs} />
      <div className={styles.bar}>
        <Button type="submit" size="s" disabled={proofs.busy}>
          {t('dispute.keep')}
        </Button>
        {first && (
          <Button look="line" size="s" onClick={onDrop}>
            {t('dispute.drop')}
          </Button>
        )}
      </div>
    </Form>
  );
}
