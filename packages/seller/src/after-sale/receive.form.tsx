import { type SellerAfterSale, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { CaseFoot } from '@mall/counter/side/side-by-side.tsx';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { Form } from '@mall/kit/form/form.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Field } from '@mall/ui/field.tsx';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { afterSaleReads } from './after-sale.reads.ts';
import styles from './after-sales.module.css';

type Props = { sale: SellerAfterSale; head: ReactNode; onDone: () => void };

/** The return is in and looked at: back on the shelf, or not. */
export function ReceiveForm({ sale: { id, aftersaleType, amount }, head, onDone }: Props) {
  const t = useWords('after-sale');
  const [restock, setRestock] = useState(true);
  const exchange = aftersaleType === 3;
  const receive = useAct({
    call: sellerAfterSaleApi.receive,
    request: () => ({ params: { id }, body: { restock } }),
    ask: () => ({
      title: exchange ? t('receive.ask3') : t('receive.ask2', { amount: formatCurrency(amount) }),
      text: t(exchange ? 'receive.hint3' : 'receive.askText2'),
      act: t('receive.act'),
    }),
    changes: afterSaleReads,
    done: t('receive.done'),
    onDone,
  });
  return (
    <Form
      className={styles.through}
      onSubmit={(event) => {
        event.preventDefault();
        receive.start();
      }}
    >
      <div className={styles.answer}>
        {head}
        <Field label={t('receive.restock')} group layout="side">
          <RadioGroup
            value={restock ? 'yes' : 'no'}
            onChange={(value) => setRestock(value === 'yes')}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`receive.restock.${value}`) }))}
          />
        </Field>
      </div>
      <CaseFoot>
        <span className={`meta ${styles.space}`}>{t(exchange ? 'receive.hint3' : 'receive.hint2')}</span>
        <Button type="submit" busy={receive.busy}>
          {t('receive.act')}
        </Button>
      </CaseFoot>
      {receive.question}
    </Form>
  );
}
