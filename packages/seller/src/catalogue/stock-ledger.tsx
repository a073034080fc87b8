import { type StockMove, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { stockReasons } from '@mall/contract/catalogue/shelf.rules.ts';
import { stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { Note } from '@mall/ui/note.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import type { StockFrame } from './stock-frame.ts';
import { stockAPage } from './stock-place.ts';
import { WorkCard } from './work-card.tsx';

const named = ({ specName, itemNumber }: StockMove) => (
  <span className={styles.two}>
    <span>{specName}</span>
    <span className="meta num">{itemNumber}</span>
  </span>
);

/** All that moved the stock, the latest first. */
export function StockLedger({ place, title, lead, tabs }: StockFrame) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const { moment } = useMoment();
  const { faultsOf, unsound } = useDayFaults(place.at);
  const { word, specId, reason, from, to, page } = place.at;
  const filter = {
    ...(word && { word }),
    ...(specId && { specId }),
    ...(reason && { reason }),
    ...(from && { startDay: from }),
    ...(to && { endDay: to }),
  };
  const found = useList(ask(shelfApi.ledger, { query: { ...filter, page, limit: stockAPage } }, { staleMs: 0 }), { enabled: !unsound });
  const exporting = useListExport({ call: stockApi.export, filter, disabled: unsound, label: t('ledger.export') });
  const signed = (count: number) =>
    count === 0 ? (
      '—'
    ) : (
      <span className={`num ${count > 0 ? styles.plus : styles.minus}`}>{`${count > 0 ? '+' : '−'}${figure(Math.abs(count))}`}</span>
    );
  const about = ({ ref, by, remark }: StockMove) => (
    <span className={styles.two}>
      <span>{remark || (by ? t('reason.adjust') : ref)}</span>
      {by && <span className="meta">{by}</span>}
    </span>
  );
  const columns: TableColumn<StockMove>[] = [
    { key: 'time', head: t('ledger.time'), cell: ({ time }) => <span className="num">{moment(time)}</span> },
    { key: 'spec', head: t('book.spec'), cell: named },
    { key: 'reason', head: t('ledger.reason'), cell: (move) => t(`reason.${move.reason}`) },
    { key: 'onHand', head: t('ledger.onHand'), align: 'right', cell: ({ onHand }) => signed(onHand) },
    { key: 'held', head: t('ledger.held'), align: 'right', cell: ({ held }) => signed(held) },
    { key: 'about', head: t('ledger.about'), cell: about },
  ];
  return (
    <ListPage
      title={title}
      lead={lead}
      acts={exporting.button}
      note={
        <>
          {exporting.note}
          {specId && (
            <Note
              actions={
                <Button look="text" size="s" href={place.hrefOf({ specId: '' })} as={RouterLink}>
                  {t('ledger.allSpecs')}
                </Button>
              }
            >
              {t('ledger.ofSpec')}
            </Note>
          )}
        </>
      }
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          faultsOf={faultsOf}
          filters={[
            { kind: 'text', name: 'word', label: t('book.word'), width: 232, most: 50 },
            {
              kind: 'choice',
              name: 'reason',
              label: t('ledger.reason'),
              any: t('ledger.anyReason'),
              width: 136,
              options: stockReasons.map((one) => ({ value: one, label: t(`reason.${one}`) })),
            },
            {
              kind: 'days',
              label: t('ledger.days'),
              from: { name: 'from', label: t('ledger.from') },
              to: { name: 'to', label: t('ledger.to') },
            },
          ]}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size: stockAPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (move) => (
          <WorkCard
            name={move.specName}
            head={named(move)}
            standing={
              <span>
                {t(`reason.${move.reason}`)} · {t('ledger.onHand')} {signed(move.onHand)} · {t('ledger.held')} {signed(move.held)}
              </span>
            }
            acts={
              <span className="meta">
                {moment(move.time)} {move.by} {move.remark}
              </span>
            }
          />
        ),
        none: { title: t(place.narrowed(['tab']) ? 'none.narrowed' : 'ledger.none') },
      }}
    />
  );
}
