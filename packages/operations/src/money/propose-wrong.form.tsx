import { paymentErrors } from '@mall/contract/payment/payment.errors.ts';
import { type ProposeWrong, type WrongCase, wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import type { WrongWay } from '@mall/contract/payment/wrong-payment.rules.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { moneyReads } from './money.reads.ts';
import { yuanText } from './yuan.tsx';

type Values = { way: WrongWay | ''; orderSn: string; reason: string };

/** Says what is to become of the money; nothing moves by it. */
export function ProposeWrongForm({ wrong }: { wrong: WrongCase }) {
  const t = useWords('money');
  const stray = wrong.kind === 'stray';
  const waits = stray || (wrong.kind === 'amount' && wrong.orders.every(({ state }) => state === 'wait_pay'));
  const form = useForm({
    first: { way: '', orderSn: '', reason: '' } as Values,
    rules: checks<Values>({
      way: (way) => (way === '' ? 'payment.way_required' : undefined),
      orderSn: (sn, { way }) => (stray && way === 'book' && sn.trim() === '' ? 'payment.order_unknown' : undefined),
      reason: (reason) => (reason.trim() === '' ? 'payment.reason_required' : undefined),
    }),
    failures: paymentErrors,
    places: { 'payment.way': ['way'], 'payment.order': ['orderSn'], 'payment.reason': ['reason'], 'payment.book': ['way'] },
  });
  const propose = useCall({
    call: wrongPaymentApi.propose,
    request: (body: ProposeWrong) => ({ params: { id: wrong.id }, body }),
    done: t('wrong.proposed'),
    changes: moneyReads,
    options: quietly,
  });
  const { way } = form.watch();
  const submit = form.submit(async (values) => {
    const sn = stray && values.way === 'book' ? { orderSn: values.orderSn.trim() } : {};
    await propose.run({ way: values.way as WrongWay, reason: values.reason.trim(), ...sn });
  });
  return (
    <CasePart title={t('wrong.propose')}>
      <Form className={styles.form ?? ''} onSubmit={submit} message={form.messageOf('root')}>
        <div data-field="way">
          <Field label={t('wrong.way')} group message={form.messageOf('way')}>
            <RadioGroup
              stacked
              value={way}
              onChange={(value) => form.put({ way: value as WrongWay })}
              options={[
                { value: 'give_back', label: t('wrong.way.give_back'), hint: yuanText(wrong.received) },
                {
                  value: 'book',
                  label: t('wrong.way.book'),
                  hint: waits ? (stray ? undefined : bookHint(wrong, t)) : t('wrong.bookClosed'),
                  disabled: !waits,
                },
              ]}
            />
          </Field>
        </div>
        {stray && way === 'book' && (
          <Field label={t('wrong.orderSn')} message={form.messageOf('orderSn')}>
            <TextInput {...form.field('orderSn')} maxLength={40} />
          </Field>
        )}
        <Field label={t('wrong.reason')} message={form.messageOf('reason')}>
          <TextArea {...form.field('reason')} rows={2} maxLength={100} />
        </Field>
        <p>
          <Button type="submit" busy={form.busy}>
            {t('wrong.proposeAct')}
          </Button>
        </p>
      </Form>
    </CasePart>
  );
}

const bookHint = ({ rest }: WrongCase, t: ReturnType<typeof useWords<'money'>>): string =>
  rest === '0.00' ? t('wrong.bookShort') : t('wrong.bookRest', { amount: yuanText(rest) });
