import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { ResendAfterSale } from '@mall/contract/after-sale/after-sale.rules.ts';
import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { usualCarriers } from '@mall/contract/order/store-order.rules.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useId } from 'react';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';

/** The store sends the other goods. */
export function ResendForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useWords('after-sale');
  const carriers = useId();
  const form = useForm({ first: { company: '', trackingNumber: '' }, rules: ResendAfterSale, failures: afterSaleErrors });
  const resend = useCall({
    call: sellerAfterSaleApi.resend,
    request: (body: ResendAfterSale) => ({ params: { id }, body }),
    changes: afterSaleReads,
    done: t('resend.done'),
    onDone,
    options: quietly,
  });
  return (
    <Form className={styles.through} message={form.messageOf('root')} onSubmit={form.submit((given) => resend.run(given))}>
      <div className={styles.answer}>
        <h3>{t('resend.title')}</h3>
        <Field label={t('resend.company')} required layout="side" message={form.messageOf('company')}>
          <TextInput {...form.field('company')} list={carriers} maxLength={40} />
        </Field>
        <Field label={t('resend.number')} required layout="side" message={form.messageOf('trackingNumber')}>
          <TextInput {...form.field('trackingNumber')} maxLength={40} />
        </Field>
        <datalist id={carriers}>
          {usualCarriers.map((carrier) => (
            <option key={carrier} value={carrier}>
              {carrier}
            </option>
          ))}
        </datalist>
      </div>
      <CaseFoot>
        <span className={`meta ${styles.space}`}>{t('resend.hint')}</span>
        <Button type="submit" busy={form.busy}>
          {t('resend.act')}
        </Button>
      </CaseFoot>
    </Form>
  );
}
