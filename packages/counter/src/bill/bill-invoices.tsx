import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { formatYuan } from '@mall/contract/kernel/format.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useCounterWords } from '../frame/counter-context.ts';
import styles from './bill.module.css';

/** The invoices that the buyer applied for with this bill. */
export function BillInvoices({ bill: { invoiceList } }: { bill: BillCase }) {
  const t = useCounterWords();
  const language = useLanguage();
  if (invoiceList.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('bill.invoices')}</h3>
      <ul className={styles.list}>
        {invoiceList.map((one) => (
          <li key={one.id}>
            <span className={styles.line}>
              <b className="num">{formatYuan(one.amount)}</b>
              <span>{invoiceStateWords[one.state][language]}</span>
            </span>
            <span className="meta num">
              {one.applySn} · {invoiceTypeWords[one.type][language]} · {one.titleName} · {one.date.slice(0, 16)}
              {[one.number, one.redNumber].filter(Boolean).map((number) => ` · ${number}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
