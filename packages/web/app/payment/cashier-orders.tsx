import { formatYuan } from '@mall/contract/kernel/format.ts';
import type { CashierOrder } from '@mall/contract/payment/payment.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Picture } from '@mall/ui/picture.tsx';
import { Price } from '@mall/ui/price.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './payment.module.css';

const shown = 4;

function OrderRow({ order }: { order: CashierOrder }) {
  const t = useWords('payment');
  const figure = useFigure();
  const more = order.pictures.length - shown;
  return (
    <li className={styles.order}>
      <div className={styles.orderText}>
        <span>
          {order.storeName}
          <RouterLink className={styles.orderLink ?? ''} href={`/personalCenterBase/myOrdersDetail?id=${order.orderId}`}>
            {t('orderSn', { sn: order.orderSn })}
          </RouterLink>
        </span>
        {order.offered && (
          <RouterLink className={styles.offered ?? ''} href={`/personalCenterBase/myOrdersDetail?id=${order.orderId}`}>
            {t('offered', { amount: formatYuan(order.offered) })}
          </RouterLink>
        )}
        <span className="meta">{t('receiver', { name: order.receiverName, area: order.areaInfo })}</span>
      </div>
      <ul className={styles.pictures} aria-label={t('goods')}>
        {order.pictures.slice(0, shown).map((line) => (
          <li key={`${line.specName}${line.picture}`} title={`${line.specName} ×${figure(line.num)}`}>
            <Picture src={line.picture} alt={`${line.specName} ×${figure(line.num)}`} side={48} className={styles.thumb} />
          </li>
        ))}
        {more > 0 && <li className="meta">+{more}</li>}
      </ul>
      <div className={styles.orderSum}>
        <Price value={order.amount} size="s" ink />
        <span className="meta">{t('kinds', { count: order.pictures.length })}</span>
      </div>
    </li>
  );
}

/** The orders behind a payment, a line each. */
export function CashierOrders({ orders }: { orders: readonly CashierOrder[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <OrderRow key={order.orderId} order={order} />
      ))}
    </ul>
  );
}
