import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { orderSellerApi, type StoreOrder, type StoreOrderPage } from '@mall/contract/order/order-seller.api.ts';
import { isByDue, type StoreOrderTab, shipDues, storeOrderTabs } from '@mall/contract/order/store-order.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ExportNote } from '@mall/kit/list/export-note.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { type Translate, useWords } from '../kernel/words.ts';
import { printAddress } from './order-actions.tsx';
import { OrderCard, OrderHeads } from './order-card.tsx';
import { filterOf, type OrdersFilter, ordersAPage, ordersFields } from './orders-place.ts';
import { useOrderActs } from './use-order-acts.tsx';

const filtersOf = (t: Translate<'order'>): Filter<keyof typeof ordersFields>[] => [
  { kind: 'text', name: 'word', label: t('filter.word'), width: 260, most: 50 },
  { kind: 'days', label: t('filter.time'), from: { name: 'from', label: t('filter.from') }, to: { name: 'to', label: t('filter.to') } },
  {
    kind: 'choice',
    name: 'payMode',
    label: t('filter.mode'),
    any: t('filter.anyMode'),
    width: 136,
    options: payModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) })),
  },
  {
    kind: 'choice',
    name: 'due',
    label: t('filter.due'),
    any: t('filter.anyDue'),
    width: 136,
    options: shipDues.map((due) => ({ value: due, label: t(`due.${due}`) })),
  },
];

const tabsOf = (t: Translate<'order'>, place: Place<typeof ordersFields>, page: StoreOrderPage | undefined) => ({
  label: t('tabs'),
  items: storeOrderTabs.map((id) => ({
    id,
    label: t(`tab.${id}`),
    ...(page && { count: page.counts[id] }),
    hot: (id === 'toShip' || id === 'partShipped') && (page?.counts[id] ?? 0) > 0,
  })),
  value: place.at.tab,
  hrefOf: (tab: StoreOrderTab) => place.hrefOf({ tab }),
});

const useOrderExport = () =>
  useExport({ now: orderSellerApi.export, later: { start: orderSellerApi.exportLater, many: 'order.export_many' } });

/** The orders of the store: what must leave first stands first; the address carries tab, filter and page. */
export default function OrdersPage() {
  const t = useWords('order');
  const place = usePlace(ordersFields);
  const acts = useOrderActs();
  const exporting = useOrderExport();
  const { faultsOf, unsound } = useDayFaults(place.at);
  const { page } = place.at;
  const found = useList(ask(orderSellerApi.page, { query: { ...filterOf(place.at), page, limit: ordersAPage } }, { staleMs: 0 }), {
    enabled: !unsound,
  });
  return (
    <ListPage
      title={t('title')}
      lead={found.data && leadOf(t, found.data, filterOf(place.at))}
      acts={
        <Button
          look="line"
          icon={<DownloadIcon size={16} />}
          busy={exporting.busy}
          disabled={unsound || exporting.job !== undefined}
          onClick={() => exporting.start(filterOf(place.at))}
        >
          {t('export')}
        </Button>
      }
      note={exporting.job && <ExportNote job={exporting.job} />}
      tabs={tabsOf(t, place, found.data)}
      filter={<FilterBar place={place} filters={filtersOf(t)} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ orderId }) => orderId,
        page,
        size: ordersAPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        heads: <OrderHeads />,
        card: (order, pick, { dataUpdatedAt }) => (
          // The answer's time belongs to the key: a new answer starts its countdown anew.
          <OrderCard key={dataUpdatedAt} order={order} answeredAt={dataUpdatedAt} pick={pick} acts={acts} />
        ),
        pick: {
          nameOf: ({ orderSn }) => t('card.pick', { sn: orderSn }),
          refuse: ({ actions }) => (actions.includes('print') ? null : t('picked.nothing')),
          words: (orders) => <PickedWords orders={orders} />,
          acts: (orders) => <PickedActs orders={orders} />,
        },
        none: noneOf(t, place),
      }}
    >
      {acts.dialogs}
    </ListPage>
  );
}

const dueWords = (t: Translate<'order'>, { dueToday, overdue }: StoreOrderPage): string => {
  if (overdue > 0) return t('lead.over', { count: overdue, today: dueToday });
  return dueToday > 0 ? t('lead.today', { count: dueToday }) : t('lead.none');
};

const leadOf = (t: Translate<'order'>, page: StoreOrderPage, { tab = 'all', due }: OrdersFilter): string => {
  const lead = dueWords(t, page);
  return isByDue({ tab, due }) ? t('lead.byDue', { lead }) : lead;
};

const noneOf = (t: Translate<'order'>, place: Place<typeof ordersFields>) => {
  const narrowed = place.narrowed(['tab']);
  return {
    title: t(narrowed ? 'none.narrowed' : place.at.tab === 'toShip' ? 'none.toShip' : 'none.tab'),
    actions: narrowed && (
      <Button look="line" href={place.plain} as={RouterLink}>
        {t('none.showAll')}
      </Button>
    ),
  };
};

function PickedWords({ orders }: { orders: readonly StoreOrder[] }) {
  const t = useWords('order');
  const sum = orders.reduce((total, { totalPayable }) => total + fromYuan(totalPayable), 0);
  return (
    <>
      {t('picked.count', { count: orders.length })} <b className="num">¥{formatCurrency(toYuan(fen(sum)))}</b>
    </>
  );
}

function PickedActs({ orders }: { orders: readonly StoreOrder[] }) {
  const t = useWords('order');
  const exporting = useOrderExport();
  const orderIds = orders.map(({ orderId }) => orderId);
  return (
    <>
      <Button look="line" size="s" href={printAddress('note', orderIds)} as={RouterLink}>
        {t('picked.notes')}
      </Button>
      <Button look="line" size="s" href={printAddress('list', orderIds)} as={RouterLink}>
        {t('picked.lists')}
      </Button>
      <Button look="line" size="s" busy={exporting.busy} onClick={() => exporting.start({ tab: 'all', orderIds: orderIds.join(',') })}>
        {t('picked.export')}
      </Button>
    </>
  );
}
