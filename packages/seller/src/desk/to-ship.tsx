import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { StoreOrder } from '@mall/contract/order/order-seller.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.ts';
import { dueText, isUrgent } from '../order/ship-limit.tsx';
import { useOrderActs } from '../order/use-order-acts.tsx';
import { Asked } from './asked.tsx';
import styles from './desk.module.css';
import { toShipAsk } from './to-ship.ask.ts';

/** The orders that must leave first. */
export function ToShipPanel() {
  const t = useWords('desk');
  return (
    <Asked question={toShipAsk}>
      {({ list, total }) => (
        <Panel
          bordered
          flush
          title={
            <>
              {t('toShip')} <span className={`meta ${styles.soft}`}>{t('toShip.by')}</span>
            </>
          }
          extra={
            <RouterLink href="/orders" className="link">
              {t('toShip.all', { count: total })}
            </RouterLink>
          }
        >
          {list.length === 0 ? <p className={styles.inside}>{t('toShip.none')}</p> : <ToShipTable orders={list} />}
        </Panel>
      )}
    </Asked>
  );
}

function ToShipTable({ orders }: { orders: readonly StoreOrder[] }) {
  const t = useWords('desk');
  const acts = useOrderActs();
  const mayShip = orders.some(({ actions }) => actions.includes('ship'));
  const shipCell = (order: StoreOrder) =>
    order.actions.includes('ship') && (
      <Button look="text" size="s" aria-label={t('toShip.act', { sn: order.orderSn })} onClick={() => acts.ship(order)}>
        {t('toShip.ship')}
      </Button>
    );
  const columns: TableColumn<StoreOrder>[] = [
    {
      key: 'sn',
      head: t('head.sn'),
      cell: ({ orderId, orderSn }) => (
        <RouterLink href={`/orders/${orderId}`} className={`link num ${styles.nowrap}`}>
          {orderSn}
        </RouterLink>
      ),
    },
    { key: 'buyer', head: t('head.buyer'), cell: ({ buyerName }) => buyerName, wide: true },
    { key: 'goods', head: t('head.goods'), cell: (order) => goodsWords(t, order), wide: true },
    { key: 'amount', head: t('head.amount'), align: 'money', cell: ({ totalPayable }) => `¥${formatCurrency(totalPayable)}` },
    {
      key: 'due',
      head: t('head.due'),
      align: 'right',
      cell: (order) => (
        <span className={classNames(styles.nowrap, isUrgent(order) && styles.bad)}>
          {order.shipDue && dueText(order.shipDue, t('today'))}
        </span>
      ),
    },
    ...(mayShip ? [{ key: 'acts', head: t('head.acts'), align: 'right' as const, cell: shipCell }] : []),
  ];
  return (
    <>
      <Table fits dense caption={t('toShip')} columns={columns} rows={orders} rowKey={({ orderId }) => orderId} />
      {acts.dialogs}
    </>
  );
}

const goodsWords = (t: ReturnType<typeof useWords<'desk'>>, { lines }: StoreOrder): string => {
  const name = lines[0]?.specName ?? '';
  return lines.length > 1 ? t('goods.more', { name, count: lines.length }) : name;
};
