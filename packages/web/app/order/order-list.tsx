import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Pager } from '@mall/ui/pager.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import { findFaults } from './filter-faults.rules.ts';
import { ordersQuestion } from './order.queries.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';
import {
  filterFields,
  noFilter,
  type OrdersPlace,
  type OrderTab,
  ordersAddress,
  ordersAPage,
  orderTabs,
  readPlace,
} from './orders-address.ts';
import { OrdersFilterForm } from './orders-filter.form.tsx';
import { PickedBar } from './picked-bar.tsx';
import { useOrderActs } from './use-order-acts.tsx';

export const useOrdersPlace = (): OrdersPlace => readPlace(new URLSearchParams(useLocation().search));

/** Tabs, filter and list of the member's orders; the address carries all of it. */
export function OrderList() {
  const t = useWords('order');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useOrdersPlace();
  const { counts, receiving } = useSession();
  const amounts: Partial<Record<OrderTab, number>> = {
    all: counts.orderNum,
    inApproval: counts.approvalNum,
    toPay: counts.paymentNum,
    toShip: counts.shippedNum,
    toReceive: receiving,
    toReview: counts.evaluateNum,
  };
  const items = orderTabs.map((id) => {
    const count = amounts[id];
    return { id, label: t(`tab.${id}`), ...(count !== undefined && { count }), hot: id === 'toPay' && counts.paymentNum > 0 };
  });
  const hrefOf = (tab: OrderTab) => ordersAddress(pathname, { ...place, tab, page: 1 });
  return (
    <>
      <Panel bordered flush>
        <Tabs inset label={t('tabs')} items={items} value={place.tab} hrefOf={hrefOf} link={RouterLink} />
        <OrdersFilterForm
          key={filterFields.map((field) => place[field]).join('\n')}
          place={place}
          onFilter={(typed) => void navigate(ordersAddress(pathname, { ...place, ...typed, page: 1 }))}
        />
      </Panel>
      <Found place={place} />
    </>
  );
}

function Found({ place }: { place: OrdersPlace }) {
  const t = useWords('order');
  const language = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const acts = useOrderActs();
  // An address typed by hand may ask for what makes no sense; the form says so, and the server need not.
  const sound = Object.keys(findFaults(place)).length === 0;
  const found = useQuery({ ...queryOf(ordersQuestion(place), language), placeholderData: keepPreviousData, enabled: sound });
  if (!sound) return <None place={place} />;
  if (found.isError)
    return (
      <Panel bordered>
        <ErrorState
          title={t('failed.title')}
          labels={{ retry: t('failed.retry') }}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {t('failed.text')}
        </ErrorState>
      </Panel>
    );
  if (!found.data) return <Waiting />;
  const { list, total } = found.data;
  const pages = Math.max(1, Math.ceil(total / ordersAPage));
  const hrefOf = (page: number) => ordersAddress(pathname, { ...place, page });
  return (
    <div className={styles.found} aria-busy={found.isPlaceholderData || undefined}>
      {list.length === 0 ? (
        <None place={place} />
      ) : (
        <Cards list={list} answeredAt={found.dataUpdatedAt} acts={acts} onStale={() => void found.refetch()} />
      )}
      {pages > 1 && (
        <div className={styles.pager}>
          <Pager
            compact
            page={Math.min(place.page, pages)}
            pages={pages}
            hrefOf={hrefOf}
            onPage={(page) => void navigate(hrefOf(page))}
            link={RouterLink}
            labels={{
              nav: t('pager.label'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (page) => t('pager.page', { page }),
            }}
            total={t('pager.total', { total })}
          />
        </div>
      )}
      {acts.dialogs}
    </div>
  );
}

type CardsProps = { list: readonly OrderSummary[]; answeredAt: number; acts: ReturnType<typeof useOrderActs>; onStale: () => void };

function Cards({ list, answeredAt, acts, onStale }: CardsProps) {
  const t = useWords('order');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // What was ticked and is on another page now counts no more.
  const picked = list.filter(({ orderId }) => ticked.has(orderId));
  const pick = (orderId: string, on: boolean) => setTicked(new Set([...ticked, orderId].filter((one) => on || one !== orderId)));
  return (
    <>
      {picked.length > 0 && (
        <PickedBar
          picked={picked}
          shown={list.length}
          acts={acts}
          onPickAll={(all) => setTicked(new Set(all ? list.map(({ orderId }) => orderId) : []))}
        />
      )}
      <div className={styles.columns} aria-hidden="true">
        <span className={styles.goods}>
          <span>{t('head.goods')}</span>
          <span className={styles.right}>{t('head.price')}</span>
          <span className={styles.right}>{t('head.count')}</span>
        </span>
        <span className={styles.right}>{t('head.payable')}</span>
        <span>{t('head.state')}</span>
        <span className={styles.mid}>{t('head.acts')}</span>
      </div>
      {list.map((order) => (
        // The answer's time belongs to the key: a new answer starts its countdown anew.
        <OrderCard
          key={`${order.orderId} ${order.paySeconds === undefined ? '' : answeredAt}`}
          order={order}
          answeredAt={answeredAt}
          acts={acts}
          picked={ticked.has(order.orderId)}
          onPick={(on) => pick(order.orderId, on)}
          onPayOver={onStale}
        />
      ))}
    </>
  );
}

function None({ place }: { place: OrdersPlace }) {
  const t = useWords('order');
  const { pathname } = useLocation();
  const narrowed = filterFields.some((field) => place[field] !== '');
  return (
    <Panel bordered>
      <Empty
        title={t(narrowed ? 'none.narrowed' : place.tab === 'all' ? 'none.all' : 'none.tab', { tab: t(`tab.${place.tab}`) })}
        actions={
          <>
            {(narrowed || place.tab !== 'all') && (
              <Button look="line" href={ordersAddress(pathname, { ...noFilter, tab: 'all', page: 1 })} as={RouterLink}>
                {t('none.showAll')}
              </Button>
            )}
            <Button href="/" as={RouterLink}>
              {t('none.shop')}
            </Button>
          </>
        }
      >
        {t(narrowed ? 'none.narrowedText' : 'none.text')}
      </Empty>
    </Panel>
  );
}

function Waiting() {
  const t = useWords('order');
  return (
    <output className={styles.found} aria-busy="true" aria-label={t('loading')}>
      {[0, 1, 2].map((place) => (
        <Panel key={place} bordered>
          <Skeleton kind="media" count={2} />
        </Panel>
      ))}
    </output>
  );
}
