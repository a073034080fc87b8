import { requestStateWords } from '@mall/contract/approval/request.machine.ts';
import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.tsx';

/** The state of an order in one mark: who must act gives the colour. */
export function OrderStatus({ order }: { order: Pick<OrderSummary, 'state' | 'deliverState' | 'approval'> }) {
  const t = useWords('order');
  const language = useLanguage();
  const { mark, tone, words } = orderStateRow(order.state);
  // It came back: whoever asked has to act, and not those who approve.
  if (order.approval?.state === 'returned' || order.approval?.state === 'withdrawn')
    return (
      <StatusMark mark="open" tone="amber">
        {requestStateWords[order.approval.state][language]}
      </StatusMark>
    );
  const part = order.state === 'wait_ship' && order.deliverState === 'part';
  return (
    <StatusMark mark={mark} tone={tone}>
      {part ? t('state.part') : words[language]}
    </StatusMark>
  );
}
