import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { OrderDetail, OrderLine } from '@mall/contract/order/order.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { InMetres, PerMetre } from '../catalogue/by-length.tsx';
import { type Translate, useWords } from '../kernel/words.tsx';
import styles from './order-goods.module.css';

const yuan = (amount: string) => `¥${formatCurrency(amount)}`;
const less = (amount: string) => (fromYuan(amount) === 0 ? yuan(amount) : `−${yuan(amount)}`);
const lineAmount = (line: OrderLine) => toYuan(fen(fromYuan(line.specPrice) * line.goodsNum));

const columnsOf = (t: Translate<'order'>, figure: (figure: number) => string): TableColumn<OrderLine>[] => [
  {
    key: 'goods',
    head: t('head.goods'),
    cell: (line) => (
      <span className={styles.goods}>
        <img src={line.picture} alt="" width={48} height={48} loading="lazy" className={`${styles.picture} no-print`} />
        <span className={styles.words}>
          <RouterLink href={`/goodsDetails?goodsId=${line.goodsId}&specId=${line.specId}`}>{line.specName}</RouterLink>
          <span className="meta">{t('card.item', { number: line.itemNumber, line: line.attributeLine })}</span>
          <LineNotes line={line} />
        </span>
      </span>
    ),
  },
  {
    key: 'price',
    head: t('head.price'),
    align: 'money',
    cell: (line) => (
      <>
        {yuan(line.specPrice)} <PerMetre of={line} price={line.specPrice} below />
      </>
    ),
    wide: true,
  },
  {
    key: 'count',
    head: t('head.count'),
    align: 'right',
    cell: (line) => (
      <span className={`num ${styles.nowrap} ${styles.stacked}`}>
        {figure(line.goodsNum)} {line.unit} <InMetres of={line} num={line.goodsNum} unit={line.unit} />
      </span>
    ),
  },
  {
    key: 'tax',
    head: t('head.tax'),
    align: 'right',
    cell: (line) => <span className={`num ${styles.nowrap}`}>{line.taxRate}%</span>,
    wide: true,
  },
  { key: 'amount', head: t('head.amount'), align: 'money', cell: (line) => yuan(lineAmount(line)) },
];

function LineNotes({ line }: { line: OrderLine }) {
  const t = useWords('order');
  const partly = line.shippedNum > 0 && line.shippedNum < line.goodsNum - line.droppedNum;
  if (!partly && line.refundedNum === 0 && line.inProcessNum === 0) return null;
  return (
    <span className={styles.notes}>
      {partly && <Tag tone="info">{t('line.shipped', { count: line.shippedNum, unit: line.unit })}</Tag>}
      {line.inProcessNum > 0 && <Tag tone="amber">{t('line.inProcess', { count: line.inProcessNum, unit: line.unit })}</Tag>}
      {line.refundedNum > 0 && <Tag>{t('line.refunded', { count: line.refundedNum, unit: line.unit })}</Tag>}
    </span>
  );
}

/** What was bought, and how its price came about. */
export function OrderGoods({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const figure = useFigure();
  const sums: [key: string, label: string, amount: string][] = [
    ['goods', t('sum.goods'), yuan(order.goodsAmount)],
    ['activity', t('sum.activity'), less(order.activityDiscount)],
    ['coupon', t('sum.coupon'), less(order.couponDeduction)],
    ['points', t('sum.points', { points: order.pointsUsed }), less(order.pointsDeduction)],
    ['freight', t('sum.freight'), yuan(order.freight)],
  ];
  return (
    <Panel
      bordered
      flush
      className={styles.panel ?? ''}
      title={t('detail.goods')}
      extra={
        <RouterLink href={`/shopIndex?storeId=${order.storeId}`} className="link">
          {order.storeName}
        </RouterLink>
      }
    >
      <Table caption={t('detail.goods')} columns={columnsOf(t, figure)} rows={order.lines} rowKey={(line) => line.orderGoodsId} />
      <dl className={styles.sums}>
        {sums.map(([key, label, amount]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('sum.total')}</dt>
          <dd className="num">{yuan(order.totalPayable)}</dd>
        </div>
        <div className={styles.small}>
          <dt>{t('sum.tax')}</dt>
          <dd className="num">{yuan(order.taxAmount)}</dd>
        </div>
        {fromYuan(order.refundedAmount) > 0 && (
          <div className={styles.small}>
            <dt>{t('sum.refunded')}</dt>
            <dd className="num">{yuan(order.refundedAmount)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
