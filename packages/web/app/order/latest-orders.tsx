import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { type OrderSummary, orderApi } from '@mall/contract/order/order.api.ts';
import type { OrderAction } from '@mall/contract/order/order.machine.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useWords } from '../kernel/words.tsx';
import { GlancePanel } from '../shell/glance-panel.tsx';
import { pageOfAction } from './action-buttons.tsx';
import styles from './latest-orders.module.css';
import { fresh } from './order.queries.ts';
import { detailAddress } from './order-card.tsx';
import { OrderStatus } from './order-status.tsx';
import { PayCountdown } from './pay-countdown.tsx';
import { type OrderActs, useOrderActs } from './use-order-acts.tsx';

/** As far as the list that it leads to. */
const question = ask(orderApi.page, { query: { page: 1, limit: 4 } }, fresh);

/** What is next with an order, the most pressing first. */
const next = ['pay', 'confirm', 'logistics', 'review', 'again'] as const satisfies readonly OrderAction[];

/** The latest orders with their next act. */
export function LatestOrders() {
  const t = useWords('order');
  const found = useList(question);
  const acts = useOrderActs();
  return (
    <GlancePanel title={t('latest.title')} more={{ href: '/personalCenterBase/myOrders', label: t('latest.all') }} found={found}>
      {({ list }) => (
        <>
          {list.length === 0 && (
            <Empty
              title={t('latest.none')}
              actions={
                <>
                  <Button href="/proClassification" as={RouterLink}>
                    {t('latest.shop')}
                  </Button>
                  <Button look="line" href="/personalCenterBase/favoritesList" as={RouterLink}>
                    {t('latest.favourites')}
                  </Button>
                </>
              }
            />
          )}
          <ul>
            {list.map((order) => (
              <LatestOrder
                key={order.orderId}
                order={order}
                acts={acts}
                answeredAt={found.dataUpdatedAt}
                onPayOver={() => void found.refetch()}
              />
            ))}
          </ul>
          {acts.dialogs}
        </>
      )}
    </GlancePanel>
  );
}

type LatestOrderProps = { order: OrderSummary; acts: OrderActs; answeredAt: number; onPayOver: () => void };

function LatestOrder({ order, acts, answeredAt, onPayOver }: LatestOrderProps) {
  const t = useWords('order');
  const [line] = order.lines;
  return (
    <li className={styles.order}>
      <img src={line?.picture} alt="" width={48} height={48} loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <RouterLink href={detailAddress(order.orderId)} className={`ell ${styles.name}`}>
          {line?.specName}
        </RouterLink>
        <p className="meta ell">
          {t('latest.about', { store: order.storeName, count: order.lines.length })}
          {order.buyer && ` · ${order.buyer.name}`}
        </p>
      </div>
      <span className={`num ${styles.amount}`}>¥{formatCurrency(order.totalPayable)}</span>
      <div className={styles.state}>
        <OrderStatus order={order} />
        {order.paySeconds !== undefined && <PayCountdown seconds={order.paySeconds} answeredAt={answeredAt} onEnd={onPayOver} />}
      </div>
      <NextAct order={order} acts={acts} />
    </li>
  );
}

function NextAct({ order, acts }: Pick<LatestOrderProps, 'order' | 'acts'>) {
  const t = useWords('order');
  const action = next.find((one) => order.actions.includes(one));
  const page = action === undefined ? detailAddress(order.orderId) : pageOfAction(action, order.orderId);
  const label = action === undefined ? t('card.detail') : t(`act.${action}`);
  if (page !== undefined)
    return (
      <RouterLink href={page} className={`link ${styles.act}`} aria-label={t('latest.act', { act: label, sn: order.orderSn })}>
        {label}
      </RouterLink>
    );
  return (
    <Button
      look="text"
      size="s"
      className={styles.act ?? ''}
      aria-label={t('latest.act', { act: label, sn: order.orderSn })}
      busy={acts.busy === `${action}:${order.orderId}`}
      onClick={() => acts[action as 'pay' | 'confirm' | 'again'](order)}
    >
      {label}
    </Button>
  );
}
