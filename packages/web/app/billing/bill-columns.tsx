import { type BillTab, shownBillTabs, waitsForMoney } from '@mall/contract/billing/bill.machine.ts';
import type { BillRow, BillTabs } from '@mall/contract/billing/bill-data.ts';
import { BillMark } from '@mall/kit/bill/bill-mark.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { TabItem } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

type HrefOf = (id: string) => string;

/** What is next of a bill, in a few words: until when, or what waits. */
export function BillNext({ bill }: { bill: BillRow }) {
  const t = useWords('billing');
  if (bill.payments > 0) return <>{t('next.payment')}</>;
  if (bill.disputes > 0) return <>{t('next.disputes', { count: bill.disputes })}</>;
  if (bill.state === 'open') return <>{t('next.open', { day: bill.toDay })}</>;
  if (bill.state === 'to_confirm' && bill.confirmBy) return <>{t('next.confirm', { day: bill.confirmBy.slice(0, 10) })}</>;
  if (waitsForMoney(bill.state) && bill.dueDate) return <>{t('next.due', { day: bill.dueDate.slice(0, 10) })}</>;
  return null;
}

/** The way to a bill, named by what is to be done there. */
function BillLink({ bill, hrefOf }: { bill: BillRow; hrefOf: HrefOf }) {
  const t = useWords('billing');
  return (
    <RouterLink className="link" href={hrefOf(bill.id)}>
      {t(bill.state === 'to_confirm' ? 'act.check' : waitsForMoney(bill.state) && bill.payments === 0 ? 'act.pay' : 'act.see')}
    </RouterLink>
  );
}

export const useBillColumns = (hrefOf: HrefOf): TableColumn<BillRow>[] => {
  const t = useWords('billing');
  return [
    {
      key: 'sn',
      head: t('col.bill'),
      cell: (bill) => (
        <span className={styles.two}>
          <RouterLink className="link num" href={hrefOf(bill.id)}>
            {bill.billSn}
          </RouterLink>
          <span className="meta">{[bill.storeName, bill.departmentName].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'period',
      head: t('col.period'),
      width: 120,
      cell: ({ fromDay, toDay }) => (
        <span className={`${styles.two} num`}>
          <span>{fromDay}</span>
          <span className="meta">{toDay}</span>
        </span>
      ),
    },
    { key: 'orders', head: t('col.orders'), width: 70, align: 'money', cell: ({ orders }) => orders },
    { key: 'total', head: t('col.total'), width: 130, align: 'money', cell: ({ total }) => yuan(total) },
    { key: 'open', head: t('col.open'), width: 130, align: 'money', cell: ({ open, state }) => (state === 'settled' ? '—' : yuan(open)) },
    {
      key: 'state',
      head: t('col.state'),
      width: 150,
      cell: (bill) => (
        <span className={styles.two}>
          <BillMark bill={bill} />
          <span className="meta">
            <BillNext bill={bill} />
          </span>
        </span>
      ),
    },
    {
      key: 'acts',
      head: t('col.acts'),
      width: 90,
      cell: (bill) => <BillLink bill={bill} hrefOf={hrefOf} />,
    },
  ];
};

const hot = new Set<string>(['to_confirm', 'overdue']);

/** The tabs of bills with what stands under them. */
export const useBillTabs = (counts: BillTabs | undefined, value: BillTab): TabItem<BillTab>[] => {
  const t = useWords('billing');
  return shownBillTabs(counts, value).map((id) => ({
    id,
    label: t(`tab.${id}`),
    ...(counts && { count: counts[id], hot: hot.has(id) && counts[id] > 0 }),
  }));
};

/** A bill on a telephone. */
export function BillCard({ bill, hrefOf }: { bill: BillRow; hrefOf: HrefOf }) {
  const t = useWords('billing');
  return (
    <article className={styles.card}>
      <RouterLink className="link num" href={hrefOf(bill.id)}>
        {bill.billSn}
      </RouterLink>
      <BillMark bill={bill} />
      <span className="meta">{bill.storeName}</span>
      <b className="num">{yuan(bill.total)}</b>
      <span className="meta num">
        {bill.fromDay} ~ {bill.toDay}
      </span>
      <span className="meta">{t('orderCount', { count: bill.orders })}</span>
      <span className="meta">
        {bill.state !== 'settled' && bill.state !== 'open' && `${t('col.open')} ${yuan(bill.open)} · `}
        <BillNext bill={bill} />
      </span>
      <BillLink bill={bill} hrefOf={hrefOf} />
    </article>
  );
}
