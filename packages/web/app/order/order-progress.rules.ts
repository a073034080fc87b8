import type { OrderDetail } from '@mall/contract/order/order.api.ts';
import { isUnsent } from '@mall/contract/order/order.machine.ts';

export type ProgressStep = {
  id: 'submit' | 'approve' | 'pay' | 'ship' | 'receive' | 'done' | 'cancelled';
  at?: string | undefined;
  state: 'done' | 'current' | 'todo' | 'fault';
};
type Way = Pick<OrderDetail, 'state' | 'payMode' | 'createDate' | 'payDate' | 'shipDate' | 'receiveDate' | 'doneDate' | 'cancelDate'> & {
  approved?: string | undefined;
};

const orders = {
  prepay: ['submit', 'pay', 'ship', 'receive', 'done'],
  postpay: ['submit', 'ship', 'receive', 'pay', 'done'],
  credit: ['submit', 'ship', 'receive', 'done'],
} as const;

/** The way of an order as steps: what happened with its time, what is waited for, what is still to come. */
export const progressOf = (order: Way): ProgressStep[] => {
  const times: Record<ProgressStep['id'], string | undefined> = {
    submit: order.createDate,
    approve: order.approved,
    pay: order.payDate,
    ship: isUnsent(order.state) ? undefined : order.shipDate,
    receive: order.receiveDate,
    done: order.doneDate,
    cancelled: order.cancelDate,
  };
  const usual: readonly ProgressStep['id'][] = orders[order.payMode];
  const way = order.state === 'in_approval' || order.approved !== undefined ? usual.toSpliced(1, 0, 'approve') : usual;
  if (order.state === 'cancelled') {
    const happened = way.filter((id) => times[id] !== undefined).map((id): ProgressStep => ({ id, at: times[id], state: 'done' }));
    return [...happened, { id: 'cancelled', at: times.cancelled, state: 'fault' }];
  }
  const waiting = way.find((id) => times[id] === undefined);
  return way.map(
    (id): ProgressStep => ({ id, at: times[id], state: times[id] !== undefined ? 'done' : id === waiting ? 'current' : 'todo' }),
  );
};
