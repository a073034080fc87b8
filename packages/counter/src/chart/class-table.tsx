import type { ClassFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import type { ReactNode } from 'react';
import { useCounterWords } from '../frame/counter-context.ts';
import { rowsShown } from './class-table.rules.ts';
import { PanelTitle } from './figure-page.tsx';
import { shareOf } from './figure-span.rules.ts';
import styles from './figures.module.css';
import { useFormats, yuanOf } from './use-formats.ts';

type ClassTableProps = {
  found: { data: readonly ClassFigures[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The class that the page is of; empty: all. */
  classId: string;
  nameOf: (row: ClassFigures) => ReactNode;
  extra: ReactNode;
  note: ReactNode;
};

/** Every figure by class. */
export function ClassTable({ found: { data, error, isFetching, refetch }, classId, nameOf, extra, note }: ClassTableProps) {
  const t = useCounterWords();
  const { money, count, rate } = useFormats();
  const columns: TableColumn<ClassFigures>[] = [
    {
      key: 'name',
      head: t('figures.class'),
      bare: true,
      cell: (row) => <span className={row.parentId === null ? styles.above : styles.below}>{nameOf(row)}</span>,
    },
    { key: 'amount', head: t('figures.amount'), align: 'money', cell: ({ amount }) => money(yuanOf(amount)) },
    { key: 'orders', head: t('figures.orders'), align: 'right', cell: ({ orders }) => count(orders) },
    { key: 'visitors', head: t('figures.visitors'), align: 'right', cell: ({ visitors }) => count(visitors) },
    {
      key: 'conversion',
      head: t('figures.conversion'),
      align: 'right',
      cell: ({ orders, visitors }) => (visitors === 0 ? t('figures.nothing') : rate(shareOf(orders, visitors))),
    },
    { key: 'refunded', head: t('figures.refunded'), align: 'money', cell: ({ refunded }) => money(yuanOf(refunded)) },
    { key: 'specs', head: t('figures.specs'), align: 'right', cell: ({ specs }) => count(specs) },
    {
      key: 'out',
      head: t('figures.out'),
      align: 'right',
      cell: ({ out }) => <span className={out > 0 ? styles.warn : undefined}>{count(out)}</span>,
    },
    { key: 'worth', head: t('figures.worth'), align: 'money', cell: ({ worth }) => money(yuanOf(worth)) },
  ];
  return (
    <Panel bordered flush title={<PanelTitle title={t('figures.classes')} note={t('figures.classes.note')} />} extra={extra}>
      {note}
      <Table
        caption={t('figures.classes')}
        dense
        columns={columns}
        rows={data ? rowsShown(data, classId) : []}
        rowKey={({ id }) => id}
        loading={!data && !error}
        empty={
          error ? (
            <ReadFailed compact error={error} title={t('figures.failed')} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <p className={styles.inside}>{t('figures.classes.none')}</p>
          )
        }
      />
    </Panel>
  );
}

type ClassChoiceProps = { rows: readonly ClassFigures[]; classId: string; onChoose: (classId: string) => void };

/** All classes or one; those of the second level stand below their own. */
export function ClassChoice({ rows, classId, onChoose }: ClassChoiceProps) {
  const t = useCounterWords();
  const known = classId === '' || rows.some(({ id }) => id === classId);
  return (
    <Select
      aria-label={t('figures.class')}
      className={styles.choice}
      value={classId}
      onChange={(event) => onChoose(event.target.value)}
      placeholder={t('figures.class.all')}
      options={[
        ...rows.map(({ id, parentId, name }) => ({ value: id, label: parentId === null ? name : `\u3000${name}` })),
        ...(known ? [] : [{ value: classId, label: t('figures.class.other') }]),
      ]}
    />
  );
}
