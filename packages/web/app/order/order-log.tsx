import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useWords } from '../kernel/words.tsx';

const events = ['submit', 'approve', 'reject', 'withdraw', 'pay', 'cancel', 'ship', 'sellerCancel', 'confirmReceipt'] as const;
const isEvent = (value: string): value is (typeof events)[number] => (events as readonly string[]).includes(value);

/** Every step of an order: what, who and when. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const entries = order.steps.map(({ event, at, byName, byKind, reason }) => ({
    what: isEvent(event) ? t(`event.${event}`) : event,
    at,
    who: byName || t(`by.${byKind}`),
    why: reason,
  }));
  return <Log title={t('log.title')} entries={entries} ended={order.state === 'done' || order.state === 'cancelled'} />;
}
