import type { SellerAfterSaleSummary } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { TimeLeft } from '@mall/counter/after-sale/time-left.tsx';
import { useAfterSaleNames } from '@mall/kit/after-sale/use-after-sale-names.ts';
import { useWords } from '../kernel/words.ts';
import styles from './after-sales.module.css';
import { SaleStatus } from './sale-status.tsx';

/** What stands where in a row, on a desk. */
export function SaleHeads() {
  const t = useWords('after-sale');
  return (
    <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
      {(['sale', 'type', 'amount', 'state'] as const).map((head) => (
        <span key={head}>{t(`head.${head}`)}</span>
      ))}
    </div>
  );
}

/** One after-sale of the queue: its number and buyer, what it is about, where it stands and how long it may. */
export function SaleRow({ sale, answeredAt }: { sale: SellerAfterSaleSummary; answeredAt: number }) {
  const { typeName } = useAfterSaleNames();
  return (
    <span className={styles.row}>
      <span className={styles.main}>
        <b className="num">{sale.aftersaleSn}</b>
        <span className="meta">{sale.buyerName}</span>
      </span>
      <span>{typeName(sale.aftersaleType)}</span>
      <span className={`num ${styles.amount}`}>{sale.aftersaleType === 3 ? '—' : `¥${formatCurrency(sale.amount)}`}</span>
      <span className={styles.state}>
        <SaleStatus sale={sale} />
        <Note sale={sale} answeredAt={answeredAt} />
      </span>
    </span>
  );
}

function Note({ sale, answeredAt }: { sale: SellerAfterSaleSummary; answeredAt: number }) {
  const t = useWords('after-sale');
  const { state, arbitrationFlag, dueSeconds, refuseReason } = sale;
  if (arbitrationFlag === 1) return <span className="meta">{t('note.mall')}</span>;
  if (dueSeconds !== undefined) return <TimeLeft seconds={dueSeconds} answeredAt={answeredAt} />;
  if (state === 'wait_refund' || state === 'wait_resend') return <span className="meta">{t(`note.${state}`)}</span>;
  return refuseReason ? <span className={`meta ${styles.reason}`}>{refuseReason}</span> : null;
}
