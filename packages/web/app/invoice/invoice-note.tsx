import type { InvoiceRow } from '@mall/contract/invoice/invoice.api.ts';
import { isElectronic } from '@mall/contract/invoice/invoice.rules.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './invoice.module.css';

/** What there is to say of an invoice beside its state. */
export function InvoiceNote({ row }: { row: InvoiceRow }) {
  const t = useWords('invoice');
  switch (row.state) {
    case 'applied':
      return <span className="meta">{t('note.applied')}</span>;
    case 'reviewing':
      return <span className="meta">{t('note.reviewing')}</span>;
    case 'mailed':
      return <span className="meta">{t('note.post', { company: row.mailCompany, number: row.mailNumber })}</span>;
    case 'rejected':
      return <span className={styles.bad}>{row.reason}</span>;
    case 'red_applied':
      return (
        <span className="meta">
          {row.redCause === 'refund' ? t('note.refund') : t(`note.${row.redCause ?? 'seller'}`, { reason: row.reason })}
        </span>
      );
    case 'red_issued':
      return <span className="meta">{t('note.red', { number: row.redNumber })}</span>;
    case 'cancelled':
      return <span className="meta">{row.reason}</span>;
    default:
      return (
        <span className="meta">
          {isElectronic(row.type) && row.email ? t('note.mail', { email: row.email }) : t('note.number', { number: row.number })}
        </span>
      );
  }
}
