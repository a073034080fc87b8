import { type ShelvedGoods, shelfGoodsApi } from '@mall/contract/catalogue/shelf-goods.api.ts';
import { decorationApi } from '@mall/contract/store/decoration.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import { ShelfDialog } from './shelf-dialog.tsx';
import styles from './store.module.css';

const fields = { shelf: typed(18), word: typed(50) };
const size = 20;
const isShelf = (text: string) => text === 'none' || /^[1-9]\d{0,17}$/.test(text);

/** Which goods stand on which shelf; it holds at once. */
export default function ShelfGoodsPage() {
  const t = useWords('store');
  const place = usePlace(fields);
  const { shelf, word, page } = place.at;
  const shelves = useDetail(ask(decorationApi.own, {}, { staleMs: 0 })).thing?.published.shelves ?? [];
  const options = shelves.flatMap((one) => [
    { value: one.id, label: one.name },
    ...one.children.map((child) => ({ value: child.id, label: `${one.name} / ${child.name}` })),
  ]);
  const query = { page, limit: size, ...(isShelf(shelf) && { shelf }), ...(word && { word }) };
  const found = useList(ask(shelfGoodsApi.page, { query }, { staleMs: 0 }));
  const sort = useAct({
    call: shelfGoodsApi.sort,
    request: (rows: readonly ShelvedGoods[], shelfId: string | null) => ({
      body: { goodsIds: rows.map(({ goodsId }) => goodsId), shelfId },
    }),
    dialog: (rows, { busy, act, close }) => <ShelfDialog count={rows.length} options={options} busy={busy} onGive={act} onClose={close} />,
    done: t('sort.done'),
    changes: [shelfGoodsApi.page, decorationApi.own],
  });
  const columns: TableColumn<ShelvedGoods>[] = [
    {
      key: 'goods',
      head: t('sort.goods'),
      cell: ({ name, spuCode, picture }) => (
        <span className={styles.goods}>
          <img src={picture} alt="" width={40} height={40} loading="lazy" />
          <span>
            {name}
            <span className="meta num">{spuCode}</span>
          </span>
        </span>
      ),
    },
    { key: 'state', head: t('sort.state'), cell: ({ state }) => t(`state.${state}`) },
    { key: 'at', head: t('sort.at'), cell: ({ shelfName }) => shelfName || t('sort.none') },
    {
      key: 'acts',
      head: t('sort.act'),
      cell: (row) => (
        <Button look="text" size="s" onClick={() => sort.start([row])}>
          {t('sort.act')}
        </Button>
      ),
    },
  ];
  return (
    <ListPage
      title={t('sort.title')}
      lead={t('sort.lead')}
      acts={
        <Button look="line" href="/decoration" as={RouterLink}>
          {t('sort.back')}
        </Button>
      }
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('sort.word'), width: 260, most: 50 },
            {
              kind: 'choice',
              name: 'shelf',
              label: t('sort.shelf'),
              any: t('sort.any'),
              atOnce: true,
              options: [{ value: 'none', label: t('sort.none') }, ...options],
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns,
        pick: {
          nameOf: ({ name }) => name,
          acts: (rows) => (
            <Button size="s" onClick={() => sort.start(rows)}>
              {t('sort.act')}
            </Button>
          ),
        },
        none: { title: t('sort.empty') },
      }}
    >
      {sort.question}
    </ListPage>
  );
}
