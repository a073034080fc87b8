import { type ShelfGoods, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import { useListExport } from '@mall/counter/list/use-list-export.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { UploadIcon } from '@mall/ui/icons/upload-icon.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { GoodsCard } from './goods-card.tsx';
import { GoodsName, GoodsPrice, GoodsStanding, GoodsStock } from './goods-parts.tsx';
import { filterOf, goodsAPage, type SellingTab } from './goods-place.ts';
import type { ListFrame } from './list-frame.ts';
import { PickedGoods } from './picked-goods.tsx';
import { SpecsDrawer } from './specs-drawer.tsx';
import { useGoodsFilters } from './use-goods-filters.ts';
import { useShelfMoves } from './use-shelf-moves.tsx';

/** What is sold: all that holds at once is changed from here. */
export function ShelfList({ title, place, lead, add, tabs, tab, onEdit }: ListFrame & { tab: SellingTab }) {
  const t = useWords('catalogue');
  const figure = useFigure();
  const { moment } = useMoment();
  const moves = useShelfMoves();
  const [typing, setTyping] = useState<readonly ShelfGoods[]>();
  const { filters, faultsOf, unsound } = useGoodsFilters(place.at);
  const { page, sort } = place.at;
  const filter = filterOf(tab, place.at);
  const found = useList(ask(shelfApi.page, { query: { ...filter, sort, page, limit: goodsAPage } }, { staleMs: 0 }), { enabled: !unsound });
  const exporting = useListExport({ call: shelfApi.export, filter, disabled: unsound });
  const actsOf = (goods: ShelfGoods) => <GoodsActs goods={goods} moves={moves} onType={setTyping} onEdit={onEdit} />;
  const columns: TableColumn<ShelfGoods>[] = [
    { key: 'name', head: t('head.goods'), cell: (goods) => <GoodsName goods={goods} /> },
    { key: 'price', head: t('head.price'), align: 'money', cell: (goods) => <GoodsPrice goods={goods} /> },
    { key: 'specs', head: t('head.specs'), align: 'right', cell: ({ specCount }) => <span className="num">{figure(specCount)}</span> },
    { key: 'stock', head: t('head.stock'), align: 'right', cell: (goods) => <GoodsStock goods={goods} /> },
    { key: 'sales', head: t('head.sales'), align: 'right', cell: ({ monthSales }) => <span className="num">{figure(monthSales)}</span> },
    { key: 'state', head: t('head.state'), width: 150, cell: (goods) => <GoodsStanding goods={goods} /> },
    {
      key: 'time',
      head: t('head.time'),
      cell: ({ updateDate }) => <span className={`num ${styles.once}`}>{moment(updateDate, 'brief')}</span>,
    },
    { key: 'acts', head: t('head.acts'), align: 'right', cell: actsOf },
  ];
  return (
    <ListPage
      title={title}
      lead={lead}
      acts={
        <>
          {exporting.button}
          <Button look="line" icon={<UploadIcon size={16} />} href="/goods/import" as={RouterLink}>
            {t('import')}
          </Button>
          {add}
        </>
      }
      note={exporting.note}
      tabs={tabs}
      filter={<FilterBar place={place} filters={filters} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size: goodsAPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        card: (goods, pick) => <GoodsCard goods={goods} pick={pick} acts={actsOf(goods)} />,
        rowTone: ({ state, stock }) => (state === 'on' && stock <= 0 ? 'bad' : undefined),
        pick: {
          nameOf: ({ name }) => t('pick.row', { name }),
          refuse: ({ state, stateReason }) =>
            state === 'lapsed'
              ? t('standing.lapsed', { papers: stateReason })
              : state === 'barred'
                ? stateReason || t('state.barred')
                : null,
          words: (goods) => t('picked.count', { count: goods.length, specs: goods.reduce((sum, { specCount }) => sum + specCount, 0) }),
          acts: (goods) => <PickedGoods goods={goods} moves={moves} onType={setTyping} />,
        },
        none: {
          title: t(place.narrowed(['tab', 'sort']) ? 'none.narrowed' : 'none.tab'),
          actions: place.narrowed(['tab', 'sort']) && (
            <Button look="line" href={place.plain} as={RouterLink}>
              {t('none.showAll')}
            </Button>
          ),
        },
      }}
    >
      {typing && <SpecsDrawer goods={typing} onClose={() => setTyping(undefined)} />}
    </ListPage>
  );
}

type ActsProps = {
  goods: ShelfGoods;
  moves: ReturnType<typeof useShelfMoves>;
  onType: (goods: ShelfGoods[]) => void;
  onEdit: (goodsId: string) => void;
};

function GoodsActs({ goods, moves, onType, onEdit }: ActsProps) {
  const t = useWords('catalogue');
  const mayRenew = useRights()?.has('seller:store:manage') === true;
  const isShort = goods.state === 'on' && goods.emptyCount + goods.lowCount > 0;
  return (
    <span className={styles.acts}>
      <Button look="text" size="s" onClick={() => onType([goods])}>
        {isShort ? t('act.restock') : t('act.specs')}
      </Button>
      <Button look="text" size="s" onClick={() => onEdit(goods.goodsId)}>
        {t('act.edit')}
      </Button>
      {goods.state === 'on' ? (
        <Button look="text" size="s" onClick={() => moves.takeOff([goods])}>
          {t('act.off')}
        </Button>
      ) : (
        goods.state === 'off' && (
          <Button look="text" size="s" onClick={() => moves.putOn([goods])}>
            {t('act.on')}
          </Button>
        )
      )}
      {goods.state === 'lapsed' && mayRenew && (
        <Button look="text" size="s" href="/papers" as={RouterLink}>
          {t('act.renew')}
        </Button>
      )}
    </span>
  );
}
