import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { OrderLine } from '@mall/contract/order/order.api.ts';
import type { StoreOrderDetail } from '@mall/contract/order/order-seller.api.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './order-detail.module.css';

const yuan = (amount: string) => `¥${formatCurrency(amount)}`;
const isSome = (amount: string) => fromYuan(amount) > 0;

/** The lines of an order with what of each has left, and what it all comes to. */
export function OrderGoods({ order }: { order: StoreOrderDetail }) {
  const t = useWords('order');
  const figure = useFigure();
  const unitOf = useUnit();
  const count = (num: number) => <span className="num">{figure(num)}</span>;
  const columns: TableColumn<OrderLine>[] = [
    {
      key: 'goods',
      head: t('head.goods'),
      cell: (line) => (
        <span className={styles.goods}>
          <img src={line.picture} alt="" width={40} height={40} loading="lazy" />
          <span>
            {line.specName}
            <span className="meta">{[t('line.item', { number: line.itemNumber }), line.attributeLine].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      ),
    },
    { key: 'price', head: t('detail.price'), align: 'money', cell: ({ specPrice }) => yuan(specPrice), wide: true },
    {
      key: 'count',
      head: t('detail.count'),
      align: 'right',
      cell: ({ goodsNum, unit }) => (
        <span className={styles.nowrap}>
          {count(goodsNum)} {unitOf(unit)}
        </span>
      ),
    },
    { key: 'sent', head: t('detail.sent'), align: 'right', cell: ({ shippedNum }) => count(shippedNum), wide: true },
    {
      key: 'left',
      head: t('detail.left'),
      align: 'right',
      cell: ({ goodsNum, shippedNum, droppedNum }) => count(order.state === 'cancelled' ? 0 : goodsNum - shippedNum - droppedNum),
    },
    { key: 'amount', head: t('head.amount'), align: 'money', cell: ({ specPayPrice }) => yuan(specPayPrice) },
  ];
  const sums = [
    ['detail.goodsAmount', order.goodsAmount, true],
    ['detail.freight', order.freight, true],
    ['detail.activity', order.activityDiscount, isSome(order.activityDiscount)],
    ['detail.coupon', order.couponDeduction, isSome(order.couponDeduction)],
    ['detail.points', order.pointsDeduction, isSome(order.pointsDeduction)],
    ['detail.refunded', order.refundedAmount, isSome(order.refundedAmount)],
  ] as const;
  return (
    <Panel bordered flush title={t('detail.goods')}>
      <Table fits caption={t('head.goods')} columns={columns} rows={order.lines} rowKey={({ orderGoodsId }) => orderGoodsId} />
      <dl className={styles.sums}>
        {sums.map(
          ([name, amount, shown]) =>
            shown && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd className="num">{yuan(amount)}</dd>
              </div>
            ),
        )}
        <div className={styles.all}>
          <dt>{t('detail.payable')}</dt>
          <dd className="num">{yuan(order.totalPayable)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
