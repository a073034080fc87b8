import type { BillCase } from '@mall/contract/billing/bill-data.ts';
import { invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Empty } from '@mall/ui/empty.tsx';
import { detailOf } from '../invoice/addresses.ts';
import { InvoiceStateMark } from '../invoice/invoice-state.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

/** What was invoiced of a bill, and taken back. */
export function BillInvoices({ bill: { invoiceList } }: { bill: BillCase }) {
  const t = useWords('billing');
  const language = useLanguage();
  const { may } = useSession();
  if (invoiceList.length === 0) return <Empty title={t('log.none')} picture="none" />;
  return (
    <ul className={styles.list}>
      {invoiceList.map((one) => (
        <li key={one.id}>
          <span>
            <b className="num">{yuan(one.amount)}</b>{' '}
            {may('personalCenterBase:invoiceManagement:managementList:view') ? (
              <RouterLink className="link num" href={detailOf(one.id)}>
                {one.applySn}
              </RouterLink>
            ) : (
              <span className="meta num">{one.applySn}</span>
            )}
          </span>
          <InvoiceStateMark state={one.state} />
          <span className="meta">
            {invoiceTypeWords[one.type][language]} · {one.titleName} <span className="num">{one.date.slice(0, 16)}</span>
            {one.number && (
              <>
                {' '}
                · <span className="num">{[one.number, one.redNumber].filter(Boolean).join(' / ')}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
