import { counterErrors } from '@mall/contract/account/counter.errors.ts';
import { plainFactorCode } from '@mall/contract/account/counter.rules.ts';
import { billErrors } from '@mall/contract/billing/bill.errors.ts';
import type { BillCase, BillPayment } from '@mall/contract/billing/bill-data.ts';
import { formatYuan } from '@mall/contract/kernel/format.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Attachments } from '@mall/kit/detail/attachments.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { Note } from '@mall/ui/note.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './bill.module.css';
import { type BillCalls, type BillTaken, readsOf } from './bill-calls.ts';

const tones = {
  waiting: { mark: 'open', tone: 'amber' },
  checked: { mark: 'running', tone: 'blue' },
  confirmed: { mark: 'closed', tone: 'green' },
  rejected: { mark: 'open', tone: 'grey' },
} as const;

/** What the buyer says to have sent; what waits is confirmed with the second factor, or not found. */
export function BillPayments({ calls, bill, taken }: { calls: BillCalls; bill: BillCase; taken?: BillTaken }) {
  const t = useCounterWords();
  if (bill.paymentList.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('bill.payments')}</h3>
      <ul className={styles.list}>
        {bill.paymentList.map((one) => (
          <li key={one.id}>
            <span className={styles.line}>
              <b className="num">{formatYuan(one.amount)}</b>
              <StatusMark {...tones[one.state]}>{t(`bill.payment.${one.state}`)}</StatusMark>
            </span>
            <span className="meta">
              {one.paySn} · {one.payerName} · {one.who} {one.date.slice(0, 16)} {one.remark} {one.reason}
              {[one.checkedBy, one.confirmedBy].filter(Boolean).map((name) => ` / ${name}`)}
            </span>
            <Attachments pictures={one.urls} />
            {(one.state === 'waiting' || one.state === 'checked') && taken?.(bill.id, one.id)}
            {bill.actions.includes('confirmPayment') && (one.state === 'waiting' || one.state === 'checked') && (
              <Confirming key={one.state} calls={calls} payment={one} fourEyes={bill.fourEyes} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Values = { code: string; reason: string };

function Confirming({ calls, payment, fourEyes }: { calls: BillCalls; payment: BillPayment; fourEyes: string }) {
  const t = useCounterWords();
  const params = { id: payment.id };
  const changes = readsOf(calls);
  const form = useForm({
    first: { code: '', reason: '' } as Values,
    rules: checks<Values>({ code: (code) => (plainFactorCode(code) === '' ? 'account.factor_required' : undefined) }),
    failures: { ...counterErrors, ...billErrors },
    places: { 'account.factor': ['code'], 'bill.words': ['reason'] },
  });
  const confirm = useCall({
    call: calls.confirmPayment,
    request: ({ code }: Values) => ({ params, body: { amount: payment.amount, code } }),
    done: ({ waits }) => t(waits ? 'bill.confirm.waits' : 'bill.confirm.done'),
    changes,
    options: quietly,
  });
  const reject = useCall({
    call: calls.rejectPayment,
    request: (reason: string) => ({ params, body: { reason } }),
    done: t('bill.reject.done'),
    changes,
  });
  const { reason } = form.watch();
  return (
    <Form
      className={styles.second ?? ''}
      label={t('bill.confirm')}
      onSubmit={form.submit((values) => confirm.run(values).then(() => undefined))}
      message={form.messageOf('root')}
    >
      {payment.ownCheck ? (
        <Note tone="warn">{t('bill.confirm.own')}</Note>
      ) : (
        <>
          <p className="meta">{t('bill.confirm.text', { amount: formatYuan(fourEyes) })}</p>
          <Field label={t('bill.confirm.code')} message={form.messageOf('code')}>
            <TextInput {...form.field('code')} className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Field>
          <Button type="submit" busy={form.busy}>
            {t(payment.state === 'checked' ? 'bill.confirm.second' : 'bill.confirm')}
          </Button>
        </>
      )}
      <Field label={t('bill.reject.why')} message={form.messageOf('reason')}>
        <TextInput {...form.field('reason')} maxLength={100} />
      </Field>
      <Button
        look="line"
        disabled={reason.trim() === ''}
        busy={reject.busy}
        onClick={() => void reject.run(reason.trim()).catch(() => undefined)}
      >
        {t('bill.reject')}
      </Button>
    </Form>
  );
}
