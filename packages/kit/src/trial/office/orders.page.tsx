import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type OrderSummary, orderApi } from '@mall/contract/order/order.api.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { Button } from '@mall/ui/button.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { ask } from '../../ask/ask.ts';
import { RouterLink } from '../../link/router-link.tsx';
import { FilterBar } from '../../list/filter-bar.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { day, oneOf, type PlaceOf, typed } from '../../list/place.ts';
import { useList } from '../../list/use-list.ts';
import { usePlace } from '../../list/use-place.ts';
import { useWords } from '../kernel/words.ts';

const fields = { evaluate: oneOf(['all', 'waiting'], 'all'), orderSn: typed(20), payMode: oneOf(payModes), from: day, to: day };
const aPage = 10;

const question = ({ evaluate, orderSn, payMode, from, to, page }: PlaceOf<typeof fields>) =>
  ask(
    orderApi.page,
    {
      query: {
        page,
        limit: aPage,
        ...(evaluate === 'waiting' && { evaluate }),
        ...(orderSn && { orderSn }),
        ...(payMode && { payMode }),
        ...(from && { startTime: `${from} 00:00:00` }),
        ...(to && { endTime: `${to} 23:59:59` }),
      },
    },
    { staleMs: 0 },
  );

/** A list with tabs, filters, picking and pages. */
export function OrdersPage() {
  const t = useWords('office');
  const place = usePlace(fields);
  const found = useList(question(place.at));
  const columns: TableColumn<OrderSummary>[] = [
    { key: 'sn', head: t('orders.sn'), cell: (order) => <span className="num">{order.orderSn}</span> },
    { key: 'store', head: t('orders.store'), cell: (order) => order.storeName, wide: true },
    { key: 'sum', head: t('orders.sum'), align: 'money', cell: (order) => `¥${formatCurrency(order.totalPayable)}` },
  ];
  const modes = payModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }));
  return (
    <ListPage
      title={t('orders.title')}
      tabs={{
        label: t('orders.title'),
        items: (['all', 'waiting'] as const).map((id) => ({ id, label: t(`tab.${id}`) })),
        value: place.at.evaluate,
        hrefOf: (evaluate) => place.hrefOf({ evaluate }),
      }}
      filter={
        <FilterBar
          place={place}
          filters={[
            { kind: 'text', name: 'orderSn', label: t('orders.sn'), width: 184 },
            { kind: 'choice', name: 'payMode', label: t('orders.mode'), any: t('orders.anyMode'), options: modes, atOnce: true },
            {
              kind: 'days',
              label: t('orders.days'),
              from: { name: 'from', label: t('orders.from') },
              to: { name: 'to', label: t('orders.to') },
            },
          ]}
          faultsOf={({ from, to }) => (from !== '' && to !== '' && to < from ? { to: t('orders.daysWrong') } : {})}
        />
      }
      list={{
        found,
        rowKey: ({ orderId }) => orderId,
        page: place.at.page,
        size: aPage,
        hrefOf: (page) => place.hrefOf({ page }),
        columns,
        card: (order, { picked, onPick }) => (
          <label>
            <input type="checkbox" checked={picked} onChange={(event) => onPick(event.target.checked)} /> {order.orderSn}
          </label>
        ),
        pick: {
          nameOf: ({ orderSn }) => orderSn,
          acts: (orders) => (
            <Button size="s" onClick={() => toast.ok(t('orders.told', { count: orders.length }))}>
              {t('orders.tell')}
            </Button>
          ),
        },
        none: {
          title: t(place.narrowed() ? 'orders.narrowed' : 'orders.none'),
          actions: (
            <Button look="line" href={place.plain} as={RouterLink}>
              {t('orders.all')}
            </Button>
          ),
        },
      }}
    />
  );
}
