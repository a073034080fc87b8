import { afterSaleLimits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { type OperatorAfterSale, operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
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
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { TextArea } from '@mall/ui/text-area.tsx';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';

type Decision = 'uphold' | 'dismiss';
type Values = AddressChoice & { decision: Decision; reason: string };
const usual = {
  uphold: ['decide.usual.uphold1', 'decide.usual.uphold2', 'decide.usual.uphold3'],
  dismiss: ['decide.usual.dismiss1', 'decide.usual.dismiss2', 'decide.usual.dismiss3'],
} as const;

/** The mall decides for the buyer or for the store, and says why; where goods come back now, to which address. */
export function DecideForm({ sale, onDone }: { sale: OperatorAfterSale; onDone: () => void }) {
  const t = useWords('after-sale');
  const { aftersaleType, returnAddresses: known } = sale;
  // What the store did not take in lies there already.
  const taken = sale.state === 'refused';
  const back = aftersaleType !== 1 && !taken;
  const missing =
    (code: string, least = 1) =>
    (value: string, all: Values) =>
      back && all.decision === 'uphold' && all.known === '' && value.trim().length < least ? code : undefined;
  const form = useForm({
    first: { decision: 'uphold', reason: '', ...firstAddress(known) } as Values,
    rules: checks<Values>({
      reason: (reason) => (reason.trim() === '' ? 'required' : reason.trim().length > afterSaleLimits.reason ? 'long' : undefined),
      receiver: missing('receiver'),
      receiverPhone: missing('phone', 5),
      receiverAddress: missing('place'),
    }),
    failures: (code) => t(`decide.${code as 'required'}`, { most: afterSaleLimits.reason }),
  });
  const decide = useCall({
    call: operatorAfterSaleApi.arbitrate,
    request: ({ decision, reason, ...address }: Values) => ({
      params: { id: sale.id },
      body: { decision, reason: reason.trim(), ...(back && decision === 'uphold' && { address: chosenAddress(address, known) }) },
    }),
    changes: afterSaleReads,
    done: t('decide.done'),
    onDone,
    options: quietly,
  });
  const sure = useAsked();
  const next = (decision: Decision) =>
    decision === 'dismiss' ? 'hint.dismiss' : taken ? 'hint.taken' : (`hint.uphold${aftersaleType}` as const);
  const answer = async (given: Values) => {
    const upheld = given.decision === 'uphold';
    const title = upheld ? t(`decide.ask${aftersaleType}`, { amount: formatCurrency(sale.amount) }) : t('decide.askDismiss');
    const tone = upheld ? 'primary' : 'danger';
    if (
      await sure.ask({ title, text: t('decide.askText', { next: t(next(given.decision)) }), act: t(`decide.${given.decision}Act`), tone })
    )
      await decide.run(given);
  };
  const values = form.watch();
  const { decision } = values;
  return (
    <Form className={styles.through} message={form.messageOf('root')} onSubmit={form.submit(answer)}>
      <div className={styles.answer}>
        <h3>{t('decide.title')}</h3>
        <RadioGroup
          label={t('decide.title')}
          value={decision}
          onChange={(value) => form.put({ decision: value as Decision })}
          options={(['uphold', 'dismiss'] as const).map((value) => ({ value, label: t(`decide.${value}`) }))}
        />
        {back && decision === 'uphold' && (
          <ReturnAddressFields
            all={known}
            known={values.known}
            onKnown={(chosen) => form.put({ known: chosen })}
            field={(name) => form.field(name)}
            messageOf={form.messageOf}
          />
        )}
        <Field label={t('decide.usual')} group layout="side">
          <div className={styles.usual}>
            {usual[decision].map((name) => (
              <Button key={name} look="line" size="s" onClick={() => form.put({ reason: t(name) })}>
                {t(name)}
              </Button>
            ))}
          </div>
        </Field>
        <Field label={t('decide.reason')} required layout="side" message={form.messageOf('reason')} hint={t('decide.reasonHint')}>
          <TextArea {...form.field('reason')} rows={3} limit={afterSaleLimits.reason} value={values.reason} />
        </Field>
      </div>
      <CaseFoot aside={<span className="meta">{t(next(decision))}</span>}>
        <Button type="submit" look={decision === 'dismiss' ? 'danger' : 'primary'} busy={form.busy}>
          {t(`decide.${decision}Act`)}
        </Button>
      </CaseFoot>
      {sure.question}
    </Form>
  );
}
