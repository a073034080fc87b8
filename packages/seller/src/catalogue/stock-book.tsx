import { type StockRow, stockApi } from '@mall/contract/catalogue/stock.api.ts';
import { countsMost, type StockTab } from '@mall/contract/catalogue/stock.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Button } from '@mall/ui/button.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { CountDrawer } from './count-drawer.tsx';
import styles from './goods.module.css';
import { SpecsDrawer } from './specs-drawer.tsx';
import { StockCard } from './stock-card.tsx';
import type { StockFrame } from './stock-frame.ts';
import { stockAPage } from './stock-place.ts';
import { WarnDialog } from './warn-dialog.tsx';

const nones = { all: 'book.none', low: 'book.noneLow', none: 'book.noneGone' } as const;

const named = ({ specName, itemNumber, goodsName }: StockRow) => (
  <span className={styles.two}>
    <span>{specName}</span>
    <span className="meta">
      <span className="num">{itemNumber}</span> · {goodsName}
    </span>
  </span>
);

/** What lies in the store of every spec, the scarcest first. */
export function StockBook({ place, title, lead, tabs, tab }: StockFrame & { tab: StockTab }) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const unitOf = useUnit();
  const [counting, setCounting] = useState<readonly StockRow[]>();
  const [warning, setWarning] = useState<readonly StockRow[]>();
  const [typing, setTyping] = useState<StockRow>();
  const { word, page } = place.at;
  const found = useList(ask(stockApi.book, { query: { tab, page, limit: stockAPage, ...(word && { word }) } }, { staleMs: 0 }));
  const number = (count: number) => <span className="num">{figure(count)}</span>;
  const left = ({ onHand, held, unit }: StockRow) => (
    <b className="num">
      {figure(onHand - held)} {unitOf(unit)}
    </b>
  );
  const actsOf = (row: StockRow) => (
    <span className={styles.acts}>
      <Button look="text" size="s" onClick={() => setTyping(row)}>
        {t('book.type')}
      </Button>
      <Button look="text" size="s" onClick={() => setCounting([row])}>
        {t('book.count')}
      </Button>
      <Button look="text" size="s" href={place.hrefOf({ tab: 'ledger', specId: row.specId, word: '' })} as={RouterLink}>
        {t('book.moves')}
      </Button>
    </span>
  );
  const columns: TableColumn<StockRow>[] = [
    { key: 'spec', head: t('book.spec'), cell: named },
    { key: 'onHand', head: t('book.onHand'), align: 'right', cell: ({ onHand }) => number(onHand) },
    { key: 'held', head: t('book.held'), align: 'right', cell: ({ held }) => number(held) },
    { key: 'left', head: t('book.left'), align: 'right', cell: left },
    { key: 'warnAt', head: t('book.warnAt'), align: 'right', cell: ({ warnAt }) => (warnAt === null ? '—' : number(warnAt)) },
    { key: 'shipped', head: t('book.shipped'), align: 'right', cell: ({ shipped }) => number(shipped) },
    { key: 'state', head: t('book.state'), width: 130, cell: (row) => <StockStanding row={row} /> },
    { key: 'acts', head: t('head.acts'), align: 'right', cell: actsOf },
  ];
  return (
    <ListPage
      title={title}
      lead={lead}
      tabs={tabs}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('book.word'), width: 260, most: 50 }]} />}
      list={{
        found,
        rowKey: ({ specId }) => specId,
        page,
        size: stockAPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (row, pick) => (
          <StockCard row={row} pick={pick} head={named(row)} left={left(row)} standing={<StockStanding row={row} />} acts={actsOf(row)} />
        ),
        pick: {
          nameOf: ({ specName }) => t('book.pick', { name: specName }),
          words: (rows) => t('book.picked', { count: rows.length }),
          acts: (rows) => (
            <>
              <Button look="line" size="s" onClick={() => setCounting(rows.slice(0, countsMost))}>
                {t('book.count')}
              </Button>
              <Button look="line" size="s" onClick={() => setWarning(rows)}>
                {t('book.warn')}
              </Button>
            </>
          ),
        },
        none: { title: t(word ? 'none.narrowed' : nones[tab]) },
      }}
    >
      {counting && <CountDrawer rows={counting} onClose={() => setCounting(undefined)} />}
      {warning && <WarnDialog rows={warning} onClose={() => setWarning(undefined)} />}
      {typing && <SpecsDrawer goods={[{ goodsId: typing.goodsId, name: typing.goodsName }]} onClose={() => setTyping(undefined)} />}
    </ListPage>
  );
}

function StockStanding({ row: { on, onHand, held, warnAt, shipped } }: { row: StockRow }) {
  const t = useWords('catalogue');
  const left = onHand - held;
  if (!on)
    return (
      <StatusMark mark="open" tone="grey">
        {t('book.off')}
      </StatusMark>
    );
  if (left <= 0)
    return (
      <StatusMark mark="closed" tone="red">
        {t('book.gone')}
      </StatusMark>
    );
  const low = warnAt !== null && left <= warnAt;
  return (
    <span className={styles.two}>
      <StatusMark mark="closed" tone={low ? 'amber' : 'green'}>
        {t(low ? 'book.low' : 'book.fine')}
      </StatusMark>
      {low && shipped > 0 && (
        <span className={styles.warn}>{t('book.lasts', { days: Math.max(1, Math.floor((left * 30) / shipped)) })}</span>
      )}
    </span>
  );
}
