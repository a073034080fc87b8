import { type SellerAfterSale, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type AddressChoice, chosenAddress, firstAddress, ReturnAddressFields } from '@mall/counter/after-sale/return-address.tsx';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAsked } from '@mall/kit/act/use-asked.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { checks } from '@mall/kit/form/rules.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { MoneyInput } from '@mall/ui/money/money-input.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';

const remarkMost = 200;
type Values = AddressChoice & { amount: number | null; remark: string };
type Props = { sale: SellerAfterSale; head: ReactNode; onDone: () => void };

/** The store agrees: how much goes back, and where the goods go. */
export function AgreeForm({ sale, head, onDone }: Props) {
  const t = useWords('after-sale');
  const { aftersaleType: type, returnAddresses: known } = sale;
  const most = fromYuan(sale.amount);
  const money = type !== 3;
  const back = type !== 1;
  const { unsent } = sale.records;
  const missing =
    (code: string, least = 1) =>
    (value: string, all: Values) =>
      back && all.known === '' && value.trim().length < least ? code : undefined;
  const form = useForm({
    first: { amount: most, remark: '', ...firstAddress(known) } as Values,
    rules: checks<Values>({
      amount: (amount) => (money && (amount === null || amount < 1 || amount > most) ? 'amountWrong' : undefined),
      receiver: missing('receiver'),
      receiverPhone: missing('phone', 5),
      receiverAddress: missing('place'),
      remark: (remark) => (remark.length > remarkMost ? 'long' : undefined),
    }),
    failures: (code) => t(`agree.${code as 'amountWrong'}`, { most: code === 'long' ? remarkMost : formatCurrency(toYuan(fen(most))) }),
    places: { 'after_sale.amount': ['amount'] },
  });
  const agree = useCall({
    call: sellerAfterSaleApi.agree,
    request: ({ amount, remark, ...address }: Values) => ({
      params: { id: sale.id },
      body: {
        ...(money && amount !== null && { amount: toYuan(fen(amount)) }),
        ...(back && { address: chosenAddress(address, known) }),
        remark: remark.trim(),
      },
    }),
    changes: afterSaleReads,
    done: t('agree.done'),
    onDone,
    options: quietly,
  });
  const sure = useAsked();
  const answer = async (given: Values) => {
    const amount = formatCurrency(toYuan(fen(given.amount ?? 0)));
    if (await sure.ask({ title: t(`agree.ask${type}`, { amount }), text: t(`agree.askText${type}`), act: t(`agree.act${type}`) }))
      await agree.run(given);
  };
  const values = form.watch();
  return (
    <Form className={styles.through} message={form.messageOf('root')} onSubmit={form.submit(answer)}>
      <div className={styles.answer}>
        {head}
        {money && (
          <div data-field="amount">
            <Field
              label={t('agree.amount')}
              required
              layout="side"
              message={form.messageOf('amount')}
              hint={unsent ? t('agree.fixed') : t('agree.most', { most: formatCurrency(sale.amount) })}
            >
              <MoneyInput
                className={styles.amountInput ?? ''}
                value={values.amount}
                disabled={unsent}
                onChange={(amount) => form.put({ amount })}
              />
            </Field>
          </div>
        )}
        {back && (
          <ReturnAddressFields
            all={known}
            known={values.known}
            onKnown={(chosen) => form.put({ known: chosen })}
            field={(name) => form.field(name)}
            messageOf={form.messageOf}
          />
        )}
        <Field label={t('agree.remark')} layout="side" message={form.messageOf('remark')}>
          <TextInput {...form.field('remark')} maxLength={remarkMost} />
        </Field>
      </div>
      <CaseFoot>
        <span className={`meta ${styles.space}`}>{t(back ? 'agree.hintBack' : 'agree.hint')}</span>
        <Button type="submit" busy={form.busy}>
          {t(`agree.act${type}`)}
        </Button>
      </CaseFoot>
      {sure.question}
    </Form>
  );
}
