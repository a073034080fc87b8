import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { paymentErrors } from '@mall/contract/payment/payment.errors.ts';
import { type OperatorVoucher, payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';
import { yuanText } from './yuan.tsx';

type Values = { fen: number | null; code: string };

/** The money of a transfer is there: how much, as the bank says it, is typed and not taken over. */
export function ConfirmVoucherDialog({ voucher, onClose }: { voucher: OperatorVoucher; onClose: () => void }) {
  const t = useWords('money');
  const kit = useKitWords();
  // Somebody else has entered it: the same amount with the second factor confirms it.
  const second = voucher.two && voucher.enteredBy !== '' && !voucher.ownEntry;
  const form = useForm({
    first: { fen: null, code: '' } as Values,
    rules: checks<Values>({
      fen: (given) => (given === fromYuan(voucher.amount) ? undefined : 'payment.amount_differs'),
      code: (code) => (second && plainFactorCode(code) === '' ? 'account.factor_required' : undefined),
    }),
    failures: { ...paymentErrors, ...counterErrors },
    places: { 'payment.amount': ['fen'], 'account.factor': ['code'] },
  });
  const confirm = useCall({
    call: payOperationsApi.confirmVoucher,
    request: ({ fen: given, code }: Values) => ({
      params: { id: voucher.voucherId },
      body: { amount: toYuan(fen(given ?? 0)), ...(code !== '' && { code: code.trim() }) },
    }),
    done: ({ waits }) => t(waits ? 'refund.enteredSaid' : 'voucher.confirmed'),
    changes: moneyReads,
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await confirm.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('voucher.confirmAsk', { name: voucher.buyerName })} labels={{ close: kit('close') }} onClose={onClose}>
      <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <p>{t('voucher.confirmText', { amount: yuanText(voucher.amount), payer: voucher.payerName })}</p>
        {voucher.two && (
          <p>{t(second ? 'voucher.second' : voucher.ownEntry ? 'voucher.ownEntry' : 'voucher.first', { name: voucher.enteredBy })}</p>
        )}
        <Field label={t('voucher.arrived')} message={form.messageOf('fen')} hint={t('voucher.arrivedHint')}>
          <MoneyInput name="fen" value={form.watch().fen} onChange={(given) => form.put({ fen: given })} />
        </Field>
        {second && (
          <Field label={t('wrong.code')} message={form.messageOf('code')} hint={t('wrong.codeHint')}>
            <TextInput {...form.field('code')} className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Field>
        )}
        <Button type="submit" block busy={form.busy} disabled={voucher.two && voucher.ownEntry}>
          {t(voucher.two && !second ? 'refund.enter' : 'voucher.confirm')}
        </Button>
      </Form>
    </Dialog>
  );
}
