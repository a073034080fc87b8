import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { paymentErrors } from '@mall/contract/payment/payment.errors.ts';
import { type OperatorRefund, payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';
import { yuanText } from './yuan.tsx';

type Values = { proof: string; code: string };

/** Somebody has transferred the money back; the number of the transfer is the proof. */
export function RefundDoneDialog({ refund, onClose }: { refund: OperatorRefund; onClose: () => void }) {
  const t = useWords('money');
  const kit = useKitWords();
  // Somebody else has entered it: the same proof with the second factor confirms it.
  const second = refund.two && refund.enteredBy !== '' && !refund.ownEntry;
  const form = useForm({
    first: { proof: second ? refund.enteredProof : '', code: '' } as Values,
    rules: checks<Values>({
      proof: (proof) => (proof.trim() === '' ? 'payment.proof_required' : undefined),
      code: (code) => (second && plainFactorCode(code) === '' ? 'account.factor_required' : undefined),
    }),
    failures: { ...paymentErrors, ...counterErrors },
    places: { 'payment.proof': ['proof'], 'account.factor': ['code'] },
  });
  const done = useCall({
    call: payOperationsApi.refundDone,
    request: ({ proof, code }: Values) => ({ params: { id: refund.refundId }, body: { proof, ...(code !== '' && { code }) } }),
    done: t(refund.two && !second ? 'refund.enteredSaid' : 'refund.doneSaid'),
    changes: moneyReads,
    options: quietly,
  });
  const submit = form.submit(async ({ proof, code }) => {
    await done.run({ proof: proof.trim(), code: code.trim() });
    onClose();
  });
  return (
    <Dialog open title={t('refund.doneAsk', { amount: yuanText(refund.amount) })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <p>{t(refund.two && !second ? 'refund.enterText' : 'refund.doneText', { name: refund.buyerName || t('refund.nobody') })}</p>
        {refund.two && (
          <p>{t(second ? 'refund.second' : refund.ownEntry ? 'refund.ownEntry' : 'refund.first', { name: refund.enteredBy })}</p>
        )}
        <Field label={t('refund.proof')} message={form.messageOf('proof')}>
          <TextInput {...form.field('proof')} maxLength={100} />
        </Field>
        {second && (
          <Field label={t('wrong.code')} message={form.messageOf('code')} hint={t('wrong.codeHint')}>
            <TextInput {...form.field('code')} className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Field>
        )}
        <Button type="submit" block busy={form.busy}>
          {t(second ? 'refund.confirm' : refund.two ? 'refund.enter' : 'refund.done')}
        </Button>
      </Form>
    </Dialog>
  );
}
