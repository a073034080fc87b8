import { creditErrors } from '@mall/contract/credit/credit.errors.ts';
import { creditTermMost } from '@mall/contract/credit/credit.rules.ts';
import { type CreditApplicationCase, creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { isDay } from '@mall/ui/date/day.rules.ts';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useWords } from '../kernel/words.ts';
import { yuanText } from '../money/yuan.tsx';
import styles from './credit.module.css';
import { creditReads } from './credit.reads.ts';

type Values = { fen: number | null; days: string; validTo: string; reason: string };

const nextYear = (): string => `${new Date().getFullYear() + 1}-12-31`;

/** Gives a limit for a term until a day; above the limit of one person it waits for another. */
export function ApproveDialog({ found, onClose, onDone }: { found: CreditApplicationCase; onClose: () => void; onDone: () => void }) {
  const t = useWords('credit');
  const kit = useKitWords();
  const form = useForm({
    first: { fen: fromYuan(found.amount), days: '30', validTo: nextYear(), reason: '' } as Values,
    rules: checks<Values>({
      fen: (given) => (given !== null && given > 0 ? undefined : 'credit.amount_wrong'),
      days: (given) => (/^\d{1,3}$/.test(given) && Number(given) >= 1 && Number(given) <= creditTermMost ? undefined : 'credit.term_wrong'),
      validTo: (given) => (isDay(given) ? undefined : 'credit.valid_wrong'),
    }),
    failures: creditErrors,
    places: { 'credit.amount': ['fen'], 'credit.valid': ['validTo'], 'credit.term': ['days'] },
  });
  const approve = useCall({
    call: creditOperationsApi.approve,
    request: ({ fen: given, days, validTo, reason }: Values) => ({
      params: { id: found.id },
      body: { amount: toYuan(fen(given ?? 0)), termDays: Number(days), validTo, reason },
    }),
    changes: creditReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    const { waits } = await approve.run(values);
    toast.ok(t(waits ? 'app.waits' : 'app.approved'));
    onClose();
    if (!waits) onDone();
  });
  return (
    <Dialog open title={t('app.approveAsk', { name: found.companyName })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <p>{t('app.approveText', { amount: yuanText(found.amount), limit: yuanText(found.fourEyes) })}</p>
        <Field label={t('app.amount')} required message={form.messageOf('fen')}>
          <MoneyInput name="fen" value={form.watch().fen} onChange={(given) => form.put({ fen: given })} />
        </Field>
        <Field label={t('app.days')} required message={form.messageOf('days')} hint={t('app.daysHint')}>
          <TextInput {...form.field('days')} inputMode="numeric" maxLength={3} />
        </Field>
        <Field label={t('app.valid')} required message={form.messageOf('validTo')} hint={t('app.validHint')}>
          <TextInput {...form.field('validTo')} type="date" />
        </Field>
        <Field label={t('app.note')} message={form.messageOf('reason')}>
          <TextInput {...form.field('reason')} maxLength={100} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('app.approve')}
        </Button>
      </Form>
    </Dialog>
  );
}
