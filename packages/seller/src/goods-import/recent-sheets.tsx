import { goodsImportApi, type ImportOrExport } from '@mall/contract/catalogue/goods-import.api.ts';
import { importDays } from '@mall/contract/catalogue/goods-import.rules.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FoundTable } from '@mall/kit/list/found-table.tsx';
import { readPage } from '@mall/kit/list/page-number.ts';
import { useLastPage } from '@mall/kit/list/use-last-page.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Select } from '@mall/ui/select.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './import.module.css';
import { isRunning } from './import.rules.ts';
import type { ImportPlace } from './import-place.ts';
import { SheetResult, SheetState } from './sheet-state.tsx';
import { useClassOptions } from './use-class-options.ts';
import { useSheetActs } from './use-sheet-acts.tsx';

const aPage = 10;
const lookMs = 2000;

const changes = [goodsImportApi.page];

/** What came in and went out lately, and the way to have all goods as a sheet. */
export function RecentSheets({ place }: { place: ImportPlace }) {
  const t = useWords('goods-import');
  const figure = useFigure();
  const { moment } = useMoment();
  const options = useClassOptions();
  const [classId, setClassId] = useState('');
  const page = readPage(place.at.past);
  const found = useList(ask(goodsImportApi.page, { query: { page, limit: aPage } }, { staleMs: 0 }), {
    everyMs: (data) => (data?.list.some(({ state }) => isRunning(state)) ? lookMs : 0),
  });
  const hrefOf = (next: number) => place.hrefOf({ page: place.at.page, past: next === 1 ? '' : String(next) });
  useLastPage({ page, size: aPage, hrefOf, total: found.isPlaceholderData ? 0 : (found.data?.total ?? 0) });
  const exporting = useListExport({
    call: goodsImportApi.export,
    filter: classId === '' ? {} : { classId },
    label: t(classId === '' ? 'export.all' : 'export.class'),
    changes,
  });
  const { actsOf, questions } = useSheetActs(place);
  const timeOf = ({ createDate }: ImportOrExport) => <span className={styles.nowrap}>{moment(createDate, 'brief')}</span>;
  const columns: TableColumn<ImportOrExport>[] = [
    { key: 'time', head: t('past.time'), width: 104, cell: timeOf },
    { key: 'file', head: t('past.file'), cell: ({ name }) => <span className={styles.name}>{name}</span> },
    { key: 'kind', head: t('past.kind'), width: 72, cell: ({ kind }) => t(`past.kind.${kind}`) },
    { key: 'by', head: t('past.by'), cell: ({ by }) => <span className={styles.nowrap}>{by}</span> },
    { key: 'rows', head: t('past.rows'), align: 'right', cell: ({ rows }) => <span className="num">{rows > 0 ? figure(rows) : '—'}</span> },
    { key: 'state', head: t('past.state'), width: 110, cell: (row) => <SheetState row={row} /> },
    { key: 'result', head: t('past.result'), width: '34%', cell: (row) => <SheetResult row={row} /> },
    { key: 'acts', head: t('past.acts'), align: 'right', cell: actsOf },
  ];
  return (
    <Panel
      bordered
      flush
      title={
        <>
          {t('past.title')} <span className={styles.soft}>{t('past.lead', { days: importDays })}</span>
        </>
      }
      extra={
        <div className={styles.export}>
          <Select
            size="s"
            aria-label={t('export.of')}
            placeholder={t('export.any')}
            value={classId}
            options={options}
            onChange={({ target }) => setClassId(target.value)}
          />
          {exporting.button}
        </div>
      }
    >
      {exporting.note && <div className={styles.inside}>{exporting.note}</div>}
      <div className={styles.rows}>
        <FoundTable
          title={t('past.title')}
          columns={columns}
          list={{
            found,
            rowKey: ({ kind, id }) => `${kind}${id}`,
            page,
            size: aPage,
            hrefOf,
            columns,
            card: (row) => (
              <article className={styles.card} aria-label={row.name}>
                <p className={styles.name}>
                  <b>{row.name}</b>
                </p>
                <p className="meta">
                  {t(`past.kind.${row.kind}`)} · {timeOf(row)} · {row.by}
                </p>
                <SheetState row={row} />
                <div>
                  <SheetResult row={row} />
                </div>
                {actsOf(row)}
              </article>
            ),
            none: { title: t('past.empty'), text: t('past.emptyText') },
            words: { pages: t('past.pages') },
          }}
        />
      </div>
      {questions}
    </Panel>
  );
}
