import { billApi } from '@mall/contract/billing/bill.api.ts';
import type { OrderAmount } from '@mall/contract/billing/bill-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import type { TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import { billAddress, billsAddress } from './bill-reads.ts';
import styles from './billing.module.css';
import { yuan } from './yuan.ts';

const fields = { id: typed(18) };
const size = 20;

/** What a bill comes to, order by order and goods by goods. */
export default function AmountDetailPage() {
  const t = useWords('billing');
  const place = usePlace(fields);
  const { id, page } = place.at;
  const known = isId(id);
  const found = useList(ask(billApi.amounts, { params: { id: known ? id : '1' }, query: { page, limit: size } }, { staleMs: 0 }), {
    enabled: known,
  });
  return (
    <ListPage
      title={t('amounts.title')}
      acts={
        <RouterLink className="link" href={known ? billAddress(id) : billsAddress}>
          {t('amounts.back')}
        </RouterLink>
      }
      list={{
        found,
        unsound: !known,
        rowKey: ({ orderId }) => orderId,
        page,
        size,
        hrefOf: (next) => place.hrefOf({ page: next }),
        columns: useColumns(),
        card: (order) => (
          <article className={styles.card}>
            <span className="num">{order.orderSn}</span>
            <b className="num">{yuan(order.amount)}</b>
            <Goods order={order} />
          </article>
        ),
        none: { title: t('amounts.none') },
        words: { failed: t('failed') },
      }}
    />
  );
}

function Goods({ order }: { order: OrderAmount }) {
  return (
    <span className={styles.two}>
      {order.goods.map((one) => (
        <span key={`${one.name}/${one.specName}/${one.amount}`}>
          {one.name}{' '}
          <span className="meta num">
            {one.num} {one.unit} × {one.price} = {one.amount}
          </span>
        </span>
      ))}
    </span>
  );
}

const useColumns = (): TableColumn<OrderAmount>[] => {
  const t = useWords('billing');
  return [
    {
      key: 'order',
      head: t('col.order'),
      width: 180,
      cell: (order) => (
        <span className={styles.two}>
          <RouterLink className="link num" href={`/personalCenterBase/myOrdersDetail?id=${order.orderId}`}>
            {order.orderSn}
          </RouterLink>
          <span className="meta num">{order.receiveDate.slice(0, 10)}</span>
        </span>
      ),
    },
    { key: 'goods', head: t('col.goods'), cell: (order) => <Goods order={order} /> },
    { key: 'goodsAmount', head: t('amounts.goods'), width: 110, align: 'money', cell: (order) => yuan(order.goodsAmount) },
    { key: 'freight', head: t('kind.freight'), width: 90, align: 'money', cell: (order) => yuan(order.freight) },
    { key: 'refunded', head: t('kind.refund'), width: 100, align: 'money', cell: (order) => yuan(order.refunded) },
    { key: 'adjusted', head: t('kind.adjust'), width: 100, align: 'money', cell: (order) => yuan(order.adjusted) },
    { key: 'amount', head: t('total'), width: 120, align: 'money', cell: (order) => yuan(order.amount) },
  ];
};
