import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useNavigate } from 'react-router';
import { type Translate, useWords } from '../kernel/words.ts';
import { type GoodsTab, goodsFields, goodsTabs, isWorking } from './goods-place.ts';
import { ShelfList } from './shelf-list.tsx';
import { WorkList } from './work-list.tsx';

type Counts = Partial<Record<GoodsTab, number>>;

const hot: ReadonlySet<GoodsTab> = new Set<GoodsTab>(['lowStock', 'rejected', 'lapsed']);

const tabItems = (t: Translate<'catalogue'>, counts: Counts) =>
  goodsTabs.map((id) => ({
    id,
    label: t(`tab.${id}`),
    ...(counts[id] !== undefined && { count: counts[id] }),
    hot: hot.has(id) && (counts[id] ?? 0) > 0,
  }));

/** The goods of the store: what is sold, and what is being changed; the address carries tab, filter and page. */
export default function GoodsPage() {
  const t = useWords('catalogue');
  const place = usePlace(goodsFields);
  const navigate = useNavigate();
  const { tab } = place.at;
  // Each list counts its own tabs; of the other the numbers alone are asked for.
  const shelf = useList(ask(shelfApi.page, { query: { page: 1, limit: 1 } }, { staleMs: 5000 }));
  const work = useList(ask(goodsVersionApi.work, { query: { page: 1, limit: 1 } }, { staleMs: 5000 }));
  const open = useCall({
    call: goodsVersionApi.open,
    request: (body: { goodsId?: string }) => ({ body }),
    changes: [goodsVersionApi.work],
    onDone: ({ draftId }) => navigate(`/goods/edit/${draftId}`),
  });
  const start = (body: { goodsId?: string }) => void open.run(body).catch(() => undefined);
  const shared = {
    title: t('title'),
    place,
    lead: shelf.data && t('lead', { count: shelf.data.tabs.onSale, specs: shelf.data.specCount }),
    add: (
      <Button icon={<PlusIcon size={16} />} busy={open.busy} onClick={() => start({})}>
        {t('add')}
      </Button>
    ),
    tabs: {
      label: t('tabs'),
      items: tabItems(t, { ...shelf.data?.tabs, ...work.data?.tabs }),
      value: tab,
      hrefOf: (next: GoodsTab) => place.hrefOf({ tab: next }),
    },
    onEdit: (goodsId: string) => start({ goodsId }),
  };
  return isWorking(tab) ? <WorkList {...shared} tab={tab} /> : <ShelfList {...shared} tab={tab} />;
}
