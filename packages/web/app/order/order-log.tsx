import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { useWords } from '../kernel/words.tsx';

const events = ['submit', 'approve', 'reject', 'withdraw', 'pay', 'cancel', 'ship', 'sellerCancel', 'confirmReceipt'] as const;
const isEvent = (value: string): value is (typeof events)[number] => (events as readonly string[]).includes(value);

/** Every step of an order: what, who and when. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const ends = order.state === 'done' || order.state === 'cancelled';
  const items = order.steps.map((step, at, all) => ({
    id: `${at}`,
    label: isEvent(step.event) ? t(`event.${step.event}`) : step.event,
    state: at === all.length - 1 && !ends ? ('current' as const) : ('done' as const),
    note: (
      <>
        <span className="num">{step.at.slice(0, 16)}</span> {step.byName || t(`by.${step.byKind}`)}
        {step.reason && ` · ${step.reason}`}
      </>
    ),
  }));
  return (
    <Panel bordered title={t('log.title')}>
      <Steps look="column" label={t('log.title')} items={items} />
    </Panel>
  );
}
