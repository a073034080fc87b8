import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { type OrderCounts, type OrderSummary, orderApi } from '@mall/contract/order/order.api.ts';
import { orderErrors } from '@mall/contract/order/order.errors.ts';
import { orderStateRow, payModes } from '@mall/contract/order/order.machine.ts';
import type { ProjectChoice } from '@mall/contract/project/project.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ExportNote } from '@mall/kit/list/export-note.tsx';
import type { Filter } from '@mall/kit/list/filter.ts';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useExport } from '@mall/kit/list/use-export.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { type Place, usePlace } from '@mall/kit/list/use-place.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { DownloadsLink } from '../download/downloads-link.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import { useSightFilters } from '../shell/sight-filters.ts';
import { useSession } from '../shell/use-session.ts';
import { findFaults } from './filter-faults.rules.ts';
import { ordersQuestion, projectsQuestion, sightQuestion } from './order.queries.ts';
import { OrderCard } from './order-card.tsx';
import { OrderHeads } from './order-heads.tsx';
import { filterOf, type OrderTab, ordersAPage, ordersFields, orderTabs, stateOfTab } from './orders-place.ts';
import { type OrderActs, useOrderActs } from './use-order-acts.tsx';
import { useOrderCounts } from './use-order-counts.ts';

const filtersOf = (t: Translate<'order'>): Filter<keyof typeof ordersFields>[] => [
  { kind: 'text', name: 'orderSn', label: t('filter.sn'), width: 184 },
  { kind: 'text', name: 'goodsName', label: t('filter.goods'), width: 200 },
  {
    kind: 'days',
    label: t('filter.time'),
    from: { name: 'from', label: t('filter.from') },
    to: { name: 'to', label: t('filter.to') },
  },
  {
    kind: 'amounts',
    label: t('filter.amount'),
    min: { name: 'min', label: t('filter.min') },
    max: { name: 'max', label: t('filter.max') },
  },
  {
    kind: 'choice',
    name: 'payMode',
    label: t('filter.mode'),
    any: t('filter.anyMode'),
    width: 136,
    options: payModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) })),
  },
];

/** For whoever buys for projects. */
const projectFilter = (t: Translate<'order'>, projects: readonly ProjectChoice[] = []): Filter<keyof typeof ordersFields>[] =>
  projects.length === 0
    ? []
    : [
        {
          kind: 'choice',
          name: 'project',
          label: t('filter.project'),
          any: t('filter.anyProject'),
          width: 200,
          options: projects.map(({ id, name }) => ({ value: id, label: name })),
        },
      ];

const useTabWords = (): ((tab: OrderTab) => string) => {
  const t = useWords('order');
  const language = useLanguage();
  return (tab) => {
    const state = stateOfTab(tab);
    if (state === undefined) return t(`tab.${tab as 'all' | 'toReview'}`);
    const row = orderStateRow(state);
    return (row.tab?.words ?? row.words)[language];
  };
};

const useTabs = (place: Place<typeof ordersFields>, counts: OrderCounts) => {
  const t = useWords('order');
  const tabWords = useTabWords();
  const amounts: Partial<Record<OrderTab, number>> = {
    all: counts.orderNum,
    inApproval: counts.approvalNum,
    toPay: counts.paymentNum,
    toShip: counts.shippedNum,
    toReceive: Math.max(0, counts.receivingNum - counts.shippedNum),
    toReview: counts.evaluateNum,
  };
  const items = orderTabs.map((id) => {
    const count = amounts[id];
    return { id, label: tabWords(id), ...(count !== undefined && { count }), hot: id === 'toPay' && counts.paymentNum > 0 };
  });
  return { label: t('tabs'), items, value: place.at.state, hrefOf: (state: OrderTab) => place.hrefOf({ state }) };
};

const useOrderExport = () => {
  const t = useWords('order');
  return useExport({
    now: orderApi.export,
    later: { start: orderApi.exportLater, many: 'order.export_many' },
    done: t('export.done'),
    kept: <DownloadsLink />,
  });
};

/** The member's orders: tabs, filter, cards, and what can be done with those that are ticked; the address carries all of it. */
export function OrderList({ bare = false }: { bare?: boolean }) {
  const t = useWords('order');
  const language = useLanguage();
  const place = usePlace(ordersFields);
  const acts = useOrderActs();
  const exporting = useOrderExport();
  const sight = useSightFilters(sightQuestion);
  const mayBuy = useSession().may('order:buy');
  const projects = useList(projectsQuestion, { enabled: mayBuy }).data;
  const codes = findFaults(place.at);
  // An address typed by hand may ask for what makes no sense; the form says so, and the server need not.
  const unsound = Object.keys(codes).length > 0;
  const found = useList(ordersQuestion(place.at), { enabled: !unsound });
  const wordsOf = (code: string) => orderErrors[code as keyof typeof orderErrors].words[language];
  const faultsOf = (typed: typeof place.at) =>
    Object.fromEntries(Object.entries(findFaults(typed)).map(([name, code]) => [name, wordsOf(code)]));
  return (
    <ListPage
      title={t('title')}
      bare={bare}
      acts={
        <Button
          look="line"
          icon={<DownloadIcon size={16} />}
          busy={exporting.busy}
          disabled={exporting.job !== undefined}
          onClick={() => exporting.start(filterOf(place.at))}
        >
          {t('export.act')}
        </Button>
      }
      note={exporting.job && <ExportNote job={exporting.job} />}
      tabs={useTabs(place, useOrderCounts(unsound ? {} : filterOf(place.at)).counts)}
      filter={<FilterBar place={place} filters={[...filtersOf(t), ...projectFilter(t, projects), ...sight.filters]} faultsOf={faultsOf} />}
      list={{
        found,
        unsound,
        rowKey: ({ orderId }) => orderId,
        page: place.at.page,
        size: ordersAPage,
        hrefOf: (page) => place.hrefOf({ page }),
        heads: <OrderHeads />,
        card: (order, pick, { dataUpdatedAt, refetch }) => (
          // The answer's time belongs to the key: a new answer starts its countdown anew.
          <OrderCard
            key={order.paySeconds === undefined ? '' : dataUpdatedAt}
            order={order}
            answeredAt={dataUpdatedAt}
            acts={acts}
            {...pick}
            onPayOver={() => void refetch()}
          />
        ),
        pick: {
          nameOf: ({ orderSn }) => t('card.pick', { sn: orderSn }),
          labels: { bar: t('picked.label'), all: t('picked.all') },
          words: (orders) => <PickedWords orders={orders} />,
          acts: (orders) => <PickedActs orders={orders} acts={acts} />,
        },
        none: noneOf(t, place, useTabWords()),
        words: { failed: t('failed.title'), pages: t('pager.label'), total: (total) => t('pager.total', { total }) },
      }}
    >
      {acts.dialogs}
    </ListPage>
  );
}

const noneOf = (t: Translate<'order'>, place: Place<typeof ordersFields>, tabWords: (tab: OrderTab) => string) => {
  const { state } = place.at;
  const narrowed = place.narrowed(['state']);
  return {
    title: t(narrowed ? 'none.narrowed' : state === 'all' ? 'none.all' : 'none.tab', { tab: tabWords(state) }),
    text: t(narrowed ? 'none.narrowedText' : 'none.text'),
    actions: (
      <>
        {(narrowed || state !== 'all') && (
          <Button look="line" href={place.plain} as={RouterLink}>
            {t('none.showAll')}
          </Button>
        )}
        <Button href="/" as={RouterLink}>
          {t('none.shop')}
        </Button>
      </>
    ),
  };
};

function PickedWords({ orders }: { orders: readonly OrderSummary[] }) {
  const t = useWords('order');
  const sum = orders.reduce((total, { totalPayable }) => total + fromYuan(totalPayable), 0);
  return (
    <>
      {t('picked.count', { count: orders.length })} <b className="num">¥{formatCurrency(toYuan(fen(sum)))}</b>
    </>
  );
}

function PickedActs({ orders, acts }: { orders: readonly OrderSummary[]; acts: OrderActs }) {
  const t = useWords('order');
  const exporting = useOrderExport();
  const orderIds = orders.map(({ orderId }) => orderId);
  const payable = orders.every(({ actions }) => actions.includes('pay'));
  return (
    <>
      <Button size="s" disabled={!payable} busy={acts.busy === 'pay:together'} onClick={() => acts.payTogether(orderIds)}>
        {t('picked.pay')}
      </Button>
      <Button look="line" size="s" busy={exporting.busy} onClick={() => exporting.start({ orderIds: orderIds.join(',') })}>
        {t('picked.export')}
      </Button>
      {!payable && <span className="meta">{t('picked.unpayable')}</span>}
    </>
  );
}
