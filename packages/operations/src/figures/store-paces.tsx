import { mallFiguresApi, type StorePace, storePaces } from '@mall/contract/figures/mall-figures.api.ts';
import { PanelTitle } from '@mall/counter/chart/figure-page.tsx';
import { type Days, shareOf } from '@mall/counter/chart/figure-span.rules.ts';
import { useFormats, yuanOf } from '@mall/counter/chart/use-formats.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './dashboard.module.css';

const shown = 10;
const slowShare = 20;

/** Who lets buyers wait, for parcels or for answers. */
export function PacePanel({ days }: { days: Days }) {
  const t = useWords('figures');
  const { money, count, rate } = useFormats();
  const [order, setOrder] = useState<(typeof storePaces)[number]>('ship');
  const { data, error, refetch, isFetching } = useList(
    ask(mallFiguresApi.stores, { query: { ...days, order, limit: shown } }, { staleMs: 0 }),
  );
  const exporting = useListExport({ call: mallFiguresApi.exportStores, filter: { ...days, order } });
  const hours = (value: number | null) => (value === null ? t('none') : t('pace.hours', { hours: value }));
  const late = (part: number, all: number) =>
    all === 0 ? t('none') : <span className={shareOf(part, all) >= slowShare ? styles.bad : undefined}>{rate(shareOf(part, all), 0)}</span>;
  const columns: TableColumn<StorePace>[] = [
    { key: 'name', head: t('pace.store'), bare: true, cell: ({ name }) => name },
    { key: 'amount', head: t('metric.amount'), align: 'money', cell: ({ amount }) => money(yuanOf(amount)) },
    { key: 'orders', head: t('pace.orders'), align: 'right', cell: ({ orders }) => count(orders) },
    { key: 'ship', head: t('pace.ship'), align: 'right', cell: ({ shipHours }) => hours(shipHours) },
    { key: 'late', head: t('pace.late'), align: 'right', cell: ({ shippedLate, shipped }) => late(shippedLate, shipped) },
    { key: 'answer', head: t('pace.answer'), align: 'right', cell: ({ answerHours }) => hours(answerHours) },
    { key: 'unanswered', head: t('pace.answerLate'), align: 'right', cell: ({ answeredLate, asked }) => late(answeredLate, asked) },
  ];
  return (
    <Panel
      bordered
      flush
      title={<PanelTitle title={t('pace')} note={t('pace.note')} />}
      extra={
        <>
          <Select
            size="s"
            aria-label={t('pace.order')}
            value={order}
            onChange={(event) => setOrder(storePaces.find((one) => one === event.target.value) ?? 'ship')}
            options={storePaces.map((value) => ({ value, label: t(`pace.by.${value}`) }))}
          />
          {exporting.button}
        </>
      }
    >
      {exporting.note}
      <Table
        caption={t('pace')}
        dense
        stacks
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        loading={!data && !error}
        loadingRows={shown}
        empty={
          error ? (
            <ReadFailed compact error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <p className={styles.inside}>{t('nothing')}</p>
          )
        }
      />
    </Panel>
  );
}
