import { goodsAuditApi, type MallGoods } from '@mall/contract/catalogue/goods-audit.api.ts';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf, typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Picture } from '@mall/ui/picture.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useAuditTabs } from '../audit/use-audit-tabs.ts';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { goodsReads } from './goods.reads.ts';

const aPage = 20;
const states = ['on', 'off', 'barred'] as const;
const fields = { state: oneOf(states), word: typed(50) };
const tones = { draft: 'grey', on: 'green', off: 'grey', barred: 'red', lapsed: 'amber' } as const;

/** Goods of all stores: what should not be sold is taken from the shelf here. */
export default function MallGoodsPage() {
  const t = useWords('goods');
  const place = usePlace(fields);
  const tabs = useAuditTabs('shelf');
  const { state, word, page } = place.at;
  const found = useList(
    ask(goodsAuditApi.goods, { query: { page, limit: aPage, ...(state && { state }), ...(word && { word }) } }, { staleMs: 0 }),
  );
  const bar = useReasonAct({
    call: goodsAuditApi.bar,
    request: ({ goodsId }: MallGoods, reason) => ({ params: { id: goodsId }, body: { reason } }),
    why: ({ name, storeName }) => ({ title: t('bar.ask', { name }), text: t('bar.text', { store: storeName }), words: { act: t('bar') } }),
    done: t('bar.done'),
    changes: goodsReads,
  });
  const unbar = useReasonAct({
    call: goodsAuditApi.unbar,
    request: ({ goodsId }: MallGoods, reason) => ({ params: { id: goodsId }, body: { reason } }),
    why: ({ name, storeName }) => ({
      title: t('unbar.ask', { name }),
      text: t('unbar.text', { store: storeName }),
      words: { act: t('unbar') },
    }),
    done: t('unbar.done'),
    changes: goodsReads,
  });
  return (
    <ListPage
      title={t('title')}
      lead={t('shelf.lead')}
      tabs={tabs}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'word', label: t('shelf.word'), width: 260, most: 50 },
            {
              kind: 'choice',
              name: 'state',
              label: t('stateLabel'),
              any: t('shelf.any'),
              width: 160,
              options: states.map((one) => ({ value: one, label: t(`goods.${one}`) })),
              atOnce: true,
            },
          ]}
        />
      }
      list={{
        found,
        rowKey: ({ goodsId }) => goodsId,
        page,
        size: aPage,
        hrefOf: (to) => place.hrefOf({ page: to }),
        columns: [
          {
            key: 'name',
            head: t('shelf.name'),
            cell: ({ name, spuCode, picture }) => (
              <span className={styles.goods}>
                <span className={styles.thumb}>
                  <Picture src={picture} alt="" side={40} />
                </span>
                <span>
                  {name}
                  <br />
                  <span className="meta num">{spuCode}</span>
                </span>
              </span>
            ),
          },
          { key: 'store', head: t('shelf.store'), cell: ({ storeName }) => storeName },
          { key: 'class', head: t('shelf.class'), wide: true, cell: ({ className }) => className },
          { key: 'price', head: t('shelf.price'), align: 'right', cell: ({ price }) => <span className="num">¥{price}</span> },
          {
            key: 'sales',
            head: t('shelf.sales'),
            align: 'right',
            wide: true,
            cell: ({ monthSales }) => <span className="num">{monthSales}</span>,
          },
          {
            key: 'state',
            head: t('stateLabel'),
            cell: ({ state: at, stateReason }) => (
              <>
                <StatusMark mark={at === 'on' ? 'closed' : 'open'} tone={tones[at]}>
                  {t(`goods.${at}`)}
                </StatusMark>
                {stateReason && <p className="meta">{stateReason}</p>}
              </>
            ),
          },
          {
            key: 'acts',
            head: t('shelf.acts'),
            cell: (row) => (
              <Button look="text" size="s" onClick={() => (row.state === 'barred' ? unbar : bar).start(row)}>
                {t(row.state === 'barred' ? 'unbar' : 'bar')}
              </Button>
            ),
          },
        ],
        none: { title: t(place.narrowed() ? 'shelf.none.found' : 'shelf.none') },
      }}
    >
      {bar.question}
      {unbar.question}
    </ListPage>
  );
}
