import type { StoreOrder } from '@mall/contract/order/order-seller.api.ts';
import type { StoreOrderAction } from '@mall/contract/order/store-order.rules.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import type { ActingOrder } from './acting-order.ts';
import type { OrderActs } from './use-order-acts.tsx';

export const printAddress = (kind: 'note' | 'list', orderIds: readonly string[]): string =>
  `/orders/print?kind=${kind}&ids=${orderIds.join(',')}`;

type Props = { order: Pick<StoreOrder, 'actions' | 'deliverState'> & ActingOrder; acts: OrderActs; size?: 's' | 'm' };

/** What the server says can be done with an order; the first is put forward. */
export function OrderActions({ order, acts, size = 's' }: Props) {
  const t = useWords('order');
  const look = (action: StoreOrderAction) => {
    if (action === 'price' || action === 'withdrawPrice') return 'line';
    return order.actions[0] === action && action !== 'print' ? 'primary' : 'text';
  };
  return order.actions.map((action) => {
    if (action === 'print')
      return (
        <Button key={action} look="text" size={size} href={printAddress('note', [order.orderId])} as={RouterLink}>
          {t('act.print')}
        </Button>
      );
    if (action === 'afterSale')
      return (
        <Button key={action} look={look(action)} size={size} href={`/after-sales?word=${order.orderSn}`} as={RouterLink}>
          {t('act.afterSale')}
        </Button>
      );
    return (
      <Button key={action} look={look(action)} size={size} onClick={() => acts[action](order)}>
        {t(action === 'ship' && order.deliverState === 'part' ? 'act.shipRest' : `act.${action}`)}
      </Button>
    );
  });
}
