import { billApi } from '@mall/contract/billing/bill.api.ts';
import type { Candidate } from '@mall/contract/billing/bill-data.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useDayFaults } from '@mall/kit/list/use-day-faults.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { billAddress, billReads, billsAddress, reconAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const fields = { from: typed(), to: typed(), word: typed(40) };
const size = 20;
const ways = {
  bill: { list: billApi.candidates, make: billApi.make, hrefOf: billAddress },
  statement: { list: reconciliationApi.orders, make: reconciliationApi.make, hrefOf: reconAddress },
} as const;

const sumOf = (orders: readonly Candidate[]): string =>
  (orders.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

/** Orders that were received and stand on no issued bill; chosen ones make a bill, one for each store. */
export function Candidates({ as }: { as: keyof typeof ways }) {
  const t = useWords('billing');
  const navigate = useNavigate();
  const way = ways[as];
  const place = usePlace(fields);
  const { from, to, word, page } = place.at;
  const { faultsOf, unsound } = useDayFaults(place.at);
  const query = { page, limit: size, ...(from && { from }), ...(to && { to }), ...(word && { word }) };
  const found = useList(ask(way.list, { query }, { staleMs: 0 }), { enabled: !unsound });
  const make = useAct({
    call: way.make,
    request: (orders: readonly Candidate[]) => ({ body: { orderIds: orders.map(({ id }) => id) } }),
    ask: (orders) => ({
      title: t('make.ask', { count: orders.length, amount: yuan(sumOf(orders)) }),
      text: t('make.askText', { count: new Set(orders.map(({ storeId }) => storeId)).size }),
      act: t('make.act'),
    }),
    done: t('make.done'),
    changes: billReads,
    onDone: ({ ids }) => void navigate(ids.length === 1 ? way.hrefOf(ids[0] as string) : billsAddress),
  });
  return (
    <ListPage
      title={t(as === 'bill' ? 'make.title' : 'recon.orders')}
      note={<p className="meta">{t('make.text')}</p>}
      filter={
        <FilterBar
          place={place}
          filters={[
            {
              kind: 'days',
              label: t('filter.received'),
              from: { name: 'from', label: t('filter.from') },
              to: { name: 'to', label: t('filter.to') },
            },
            { kind: 'text', name: 'word', label: t('filter.order'), width: 220, most: 40 },
          ]}
          faultsOf={faultsOf}
        />
      }
      list={{
        found,
        unsound,
        rowKey: ({ id }) => id,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useColumns(),
        card: (order, { picked, onPick }) => (
          <article className={styles.card}>
            <Checkbox checked={picked} onChange={(event) => onPick(event.target.checked)}>
              {order.orderSn}
            </Checkbox>
            <b className="num">{yuan(order.amount)}</b>
            <span className="meta">{order.storeName}</span>
            <span className="meta">{t(`mode.${order.payMode}`)}</span>
            <span className="meta">{order.goods}</span>
          </article>
        ),
        pick: {
          nameOf: ({ orderSn }) => t('make.pick', { order: orderSn }),
          acts: (orders) => (
            <Button size="s" busy={make.busy} onClick={() => make.start(orders)}>
              {t('make.actPicked', { amount: yuan(sumOf(orders)) })}
            </Button>
          ),
        },
        none: { title: t('make.none'), text: t('make.noneText') },
        words: { failed: t('failed') },
      }}
    >
      {make.question}
    </ListPage>
  );
}

const useColumns = (): TableColumn<Candidate>[] => {
  const t = useWords('billing');
  return [
    {
      key: 'order',
      head: t('col.order'),
      width: 190,
      cell: (order) => (
        <span className={styles.two}>
          <RouterLink className="link num" href={`/personalCenterBase/myOrdersDetail?id=${order.id}`}>
            {order.orderSn}
          </RouterLink>
          <span className="meta num">{t('receivedOn', { day: order.receiveDate.slice(0, 10) })}</span>
        </span>
      ),
    },
    {
      key: 'goods',
      head: t('col.goods'),
      cell: ({ goods, lines, storeName }) => (
        <span className={styles.two}>
          <span>{lines > 1 ? t('goodsMore', { name: goods, count: lines }) : goods}</span>
          <span className="meta">{storeName}</span>
        </span>
      ),
    },
    { key: 'buyer', head: t('col.buyer'), width: 90, cell: ({ buyer }) => buyer },
    { key: 'mode', head: t('col.mode'), width: 110, cell: ({ payMode }) => t(`mode.${payMode}`) },
    { key: 'amount', head: t('col.amount'), width: 130, align: 'money', cell: ({ amount }) => yuan(amount) },
    { key: 'day', head: t('col.billDay'), width: 110, cell: ({ billDay }) => <span className="num">{billDay ?? '—'}</span> },
  ];
};
