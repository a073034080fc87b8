import { fill } from '@mall/contract/kernel/language.ts';
import { whyCancelled } from '@mall/contract/order/cancel-kinds.ts';
import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Price } from '@mall/ui/price.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './order-hero.module.css';
import { progressOf } from './order-progress.rules.ts';
import { OrderStatus } from './order-status.tsx';
import { PayCountdown } from './pay-countdown.tsx';

type Props = { order: OrderDetail; answeredAt: number; onPayOver: () => void };

/** Where an order stands, what is next, and what it costs. */
export function OrderHero({ order, answeredAt, onPayOver }: Props) {
  const t = useWords('order');
  const { shortDay } = useMoment();
  const approved = order.steps.find((step) => step.event === 'approve')?.at;
  const items = progressOf({ ...order, approved }).map(({ id, at, state }) => ({
    id,
    label: t(`step.${id}`),
    state,
    ...(at && { note: <span className="num">{at.slice(5, 16)}</span> }),
  }));
  return (
    <Panel bordered flush>
      <div className={styles.hero}>
        <div className={styles.now}>
          <span className={styles.state}>
            <OrderStatus order={order} />
          </span>
          {order.paySeconds !== undefined && (
            <span className="no-print">
              <PayCountdown key={answeredAt} seconds={order.paySeconds} answeredAt={answeredAt} onEnd={onPayOver} />
            </span>
          )}
          <p className={styles.hint}>
            {useHint(order)} {order.arriveDay && t('facts.arrives', { day: shortDay(order.arriveDay) })}
          </p>
        </div>
        <div className={styles.amount}>
          <p className="meta">{t('sum.payable')}</p>
          <Price value={order.totalPayable} size="l" ink={order.state !== 'wait_pay'} />
        </div>
      </div>
      <div className={styles.steps}>
        <Steps label={t('steps')} items={items} />
      </div>
    </Panel>
  );
}

const useHint = (order: OrderDetail): string => {
  const t = useWords('order');
  const language = useLanguage();
  if (order.state === 'wait_pay' && order.payMode !== 'prepay') return t('hint.due', { date: (order.payDue ?? '').slice(0, 10) });
  const why = order.state === 'cancelled' ? whyCancelled(order, language) : '';
  if (why) return t('hint.cancelledFor', { reason: why });
  if (order.state === 'wait_ship' && order.deliverState === 'part') return t('hint.part');
  return fill(orderStateRow(order.state).hint[language], { date: (order.autoReceiveDate ?? '').slice(0, 10) });
};
