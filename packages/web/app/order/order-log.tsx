import type { Words } from '@mall/contract/kernel/language.ts';
import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { orderEventWords, orderMachine, orderStartWords } from '@mall/contract/order/order.machine.ts';
import { Log } from '@mall/kit/detail/log.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useWords } from '../kernel/words.tsx';

const eventWords = new Map<string, Words>(Object.entries({ ...orderStartWords, ...orderEventWords }));

/** Every step of an order: what, who and when. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const t = useWords('order');
  const language = useLanguage();
  const entries = order.steps.map(({ event, at, byName, byKind, reason }) => ({
    what: eventWords.get(event)?.[language] ?? event,
    at,
    who: byName || t(`by.${byKind}`),
    why: reason,
  }));
  return <Log title={t('log.title')} entries={entries} ended={orderMachine.eventsOf(order.state).length === 0} />;
}
