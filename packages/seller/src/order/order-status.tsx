import { orderStateRow } from '@mall/contract/order/order.machine.ts';
import type { StoreOrder } from '@mall/contract/order/order-seller.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useWords } from '../kernel/words.ts';

type Standing = Pick<StoreOrder, 'state' | 'deliverState' | 'actions' | 'groupBuy'>;

/** The state of an order as its store sees it: what the store must do is amber, what others must do blue. */
export function OrderStatus({ order: { state, deliverState, actions, groupBuy } }: { order: Standing }) {
  const t = useWords('order');
  const language = useLanguage();
  const { mark, tone, words } = orderStateRow(state);
  if (state === 'wait_ship' && groupBuy?.state === 'running')
    return (
      <StatusMark mark="running" tone="blue">
        {t('state.group')}
      </StatusMark>
    );
  if (state === 'wait_ship')
    return (
      <StatusMark mark={deliverState === 'part' ? 'running' : 'open'} tone={actions.includes('afterSale') ? 'blue' : 'amber'}>
        {deliverState === 'part' ? t('state.part') : words[language]}
      </StatusMark>
    );
  return (
    <StatusMark mark={mark} tone={tone === 'amber' ? 'blue' : tone}>
      {state === 'wait_receive' ? t('tab.shipped') : words[language]}
    </StatusMark>
  );
}
