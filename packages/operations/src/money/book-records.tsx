import { type BookRecord, statementApi } from '@mall/contract/payment/statement.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { type Translate, useWords } from '../kernel/words.ts';
import styles from './money.module.css';
import { MoneyActs } from './money-acts.tsx';
import { ordersText } from './orders-text.ts';
import type { StatementPlace } from './statement-place.ts';
import { type Counts, statementTabs } from './statement-tabs.ts';
import { Yuan } from './yuan.tsx';

const aPage = 20;
type BookRecordsProps = { place: StatementPlace; day: string; note: ReactNode; lead: string | undefined; counts: Counts };

/** What the books have of the day and the bank has not said: on its way, or missing. */
export function BookRecords({ place, day, note, lead, counts }: BookRecordsProps) {
  const t = useWords('money');
  const { page } = place.at;
  const found = useList(ask(statementApi.records, { query: { day, page, limit: aPage } }, { staleMs: 0 }));
  return (
    <ListPage
      title={t('title')}
      lead={lead}
      acts={<MoneyActs day={day} />}
      note={note}
      tabs={statementTabs(t, place, counts)}
      list={{
        found,
        rowKey: ({ sn }) => sn,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: columnsOf(t),
        none: { title: t('statement.noneMallOnly') },
      }}
    />
  );
}

const columnsOf = (t: Translate<'money'>): TableColumn<BookRecord>[] => [
  {
    key: 'record',
    head: t('line.record'),
    cell: ({ kind, sn }) => (
      <>
        {t(`record.${kind}`)} <span className="num">{sn}</span>
      </>
    ),
  },
  {
    key: 'orders',
    head: t('compare.order'),
    cell: ({ name, orderSns }) => (
      <>
        {name}
        <span className={`${styles.second} num`}>{ordersText(orderSns, t)}</span>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('line.ours'),
    align: 'money',
    cell: ({ kind, amount }) => <Yuan value={kind === 'refund' ? `-${amount}` : amount} />,
  },
  { key: 'date', head: t('voucher.date'), cell: ({ date }) => <span className="num">{date.slice(5, 16)}</span> },
  { key: 'difference', head: t('line.difference'), cell: () => t('difference.mall_only') },
];
