import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { orderMachine, orderStepName } from '@mall/contract/order/order.machine.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useWords } from '../kernel/words.tsx';

/** Every step of an order: what, who and when. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const language = useLanguage();
  const entries = order.steps.map(({ event, at, byName, byKind, reason }) => ({
    what: orderStepName(event, language),
    at,
    who: byName || t(`by.${byKind}`),
    why: reason,
  }));
  return <Log title={t('log.title')} entries={entries} ended={orderMachine.eventsOf(order.state).length === 0} />;
}
