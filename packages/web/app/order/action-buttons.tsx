import type { OrderSummary } from '@mall/contract/order/order.api.ts';
import type { OrderAction } from '@mall/contract/order/order.machine.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button, type ButtonProps } from '@mall/ui/button.tsx';
import { correctAddress } from '../approval/approval-addresses.ts';
import { useWords } from '../kernel/words.tsx';
import type { OrderActs } from './use-order-acts.tsx';

const pages: Partial<Record<OrderAction, (orderId: string) => string>> = {
  logistics: (orderId) => `/personalCenterBase/myTrajectory?id=${orderId}`,
  review: (orderId) => `/evaluationSheet?orderId=${orderId}`,
  viewReview: () => '/personalCenterBase/evaluationSheet?tab=done',
  correct: correctAddress,
  price: (orderId) => `/personalCenterBase/myOrdersDetail?id=${orderId}`,
  afterSale: (orderId) => `/personalCenterBase/applyAfterSales?orderId=${orderId}`,
};

/** Where an action leads, for those that are a page. */
export const pageOfAction = (action: OrderAction, orderId: string): string | undefined => pages[action]?.(orderId);

/** Which one stands out; at most one does. */
const leading: ReadonlySet<OrderAction> = new Set(['pay', 'confirm', 'approve', 'correct']);
/** What a list offers only in its head. */
const hidden: ReadonlySet<OrderAction> = new Set(['delete']);
/** What the page of the order offers elsewhere, where all that it is about can be seen. */
const decidedThere: ReadonlySet<OrderAction> = new Set(['price']);

type Props = { order: OrderSummary; acts: OrderActs; size?: 's' | 'm' };

/** The buttons of an order, all of them from what the server says can be done. */
export function ActionButtons({ order, acts, size = 's' }: Props) {
  const t = useWords('order');
  const all = order.actions.filter((action) => !hidden.has(action) && !(size === 'm' && decidedThere.has(action)));
  // In a row the main act stands last, under the thumb; in a column first.
  const shown = size === 'm' ? all.toSorted((one, other) => Number(leading.has(one)) - Number(leading.has(other))) : all;
  const lookOf = (action: OrderAction, place: number): NonNullable<ButtonProps['look']> => {
    if (leading.has(action)) return 'primary';
    return size === 'm' || place === 0 ? 'line' : 'text';
  };
  const doing: Partial<Record<OrderAction, () => void>> = {
    pay: () => acts.pay(order),
    cancel: () => acts.cancel(order),
    confirm: () => acts.confirm(order),
    accept: () => acts.accept(order),
    again: () => acts.again(order),
    approve: () => acts.approve(order),
    reject: () => acts.reject(order),
    submitRequest: () => acts.submitRequest(order),
    withdraw: () => acts.withdraw(order),
  };
  return shown.map((action, place) => {
    const label = t(`act.${action}`);
    const look = lookOf(action, place);
    const page = pageOfAction(action, order.orderId);
    if (page !== undefined)
      return (
        <Button key={action} look={look} size={size} href={page} as={RouterLink}>
          {label}
        </Button>
      );
    return (
      <Button key={action} look={look} size={size} busy={acts.busy === `${action}:${order.orderId}`} onClick={() => doing[action]?.()}>
        {label}
      </Button>
    );
  });
}
