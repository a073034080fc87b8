import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { StatusMark, type StatusMarkProps } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';

type Look = Pick<StatusMarkProps, 'mark' | 'tone'>;

const looks: Record<OrderSummary['state'], Look> = {
  in_approval: { mark: 'running', tone: 'blue' },
  wait_pay: { mark: 'open', tone: 'amber' },
  wait_ship: { mark: 'running', tone: 'blue' },
  wait_receive: { mark: 'running', tone: 'blue' },
  done: { mark: 'closed', tone: 'green' },
  cancelled: { mark: 'open', tone: 'grey' },
};

/** The state of an order in one mark: who must act gives the colour. */
export function OrderStatus({ order }: { order: Pick<OrderSummary, 'state' | 'deliverState'> }) {
  const t = useWords('order');
  const part = order.state === 'wait_ship' && order.deliverState === 'part';
  return <StatusMark {...looks[order.state]}>{part ? t('state.part') : t(`state.${order.state}`)}</StatusMark>;
}
