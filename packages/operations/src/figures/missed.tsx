import { type MissedWord, mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { PanelTitle } from '@mall/counter/chart/figure-page.tsx';
import type { Days } from '@mall/counter/chart/figure-span.rules.ts';
import { useFormats } from '@mall/counter/chart/use-formats.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './dashboard.module.css';

const shown = 10;

/** What is asked for and not there: goods to look for, or words to teach the search. */
export function MissedPanel({ days }: { days: Days }) {
  const t = useWords('figures');
  const { count } = useFormats();
  const { data, error, refetch, isFetching } = useList(ask(mallFiguresApi.missed, { query: { ...days, limit: shown } }, { staleMs: 0 }));
  const exporting = useListExport({ call: mallFiguresApi.exportMissed, filter: days, disabled: !data?.total });
  const columns: TableColumn<MissedWord>[] = [
    { key: 'word', head: t('missed.word'), cell: ({ word }) => word },
    { key: 'visitors', head: t('missed.visitors'), align: 'right', cell: ({ visitors }) => count(visitors) },
    { key: 'last', head: t('missed.last'), align: 'right', cell: ({ last }) => last.slice(5) },
  ];
  return (
    <Panel
      bordered
      flush
      title={<PanelTitle title={t('missed')} note={data?.total ? t('missed.note', { count: data.total }) : undefined} />}
      extra={exporting.button}
    >
      {exporting.note}
      <Table
        caption={t('missed')}
        dense
        fits
        columns={columns}
        rows={data?.list ?? []}
        rowKey={({ word }) => word}
        loading={!data && !error}
        loadingRows={shown}
        empty={
          error ? (
            <ReadFailed compact error={error} title={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <p className={styles.inside}>{t('missed.none')}</p>
          )
        }
      />
    </Panel>
  );
}
