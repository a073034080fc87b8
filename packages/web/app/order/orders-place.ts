import type { RequestOf } from '@mall/contract/kernel/call.ts';
import type { orderApi } from '@mall/contract/order/order.api.ts';
import { type OrderState, payModes } from '@mall/contract/order/order.machine.ts';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';

export const orderTabs = ['all', 'inApproval', 'toPay', 'toShip', 'toReceive', 'toReview', 'done', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

const stateOf: Partial<Record<OrderTab, OrderState>> = {
  inApproval: 'in_approval',
  toPay: 'wait_pay',
  toShip: 'wait_ship',
  toReceive: 'wait_receive',
  done: 'done',
  cancelled: 'cancelled',
};

/** The place in the list of orders. Days are of China, both included; what is no day or amount the filter says itself. */
export const ordersFields = {
  state: oneOf(orderTabs, 'all'),
  orderSn: typed(),
  goodsName: typed(),
  from: typed(),
  to: typed(),
  min: typed(),
  max: typed(),
  payMode: oneOf(payModes),
};
export type OrdersPlace = PlaceOf<typeof ordersFields>;

export const ordersAPage = 10;

export type OrdersFilter = NonNullable<RequestOf<typeof orderApi.export>['query']>;

/** What the filter asks of the server; what is empty is not asked. */
export const filterOf = ({ state: tab, orderSn, goodsName, from, to, min, max, payMode }: Omit<OrdersPlace, 'page'>): OrdersFilter => {
  const state = stateOf[tab];
  return {
    ...(state && { state }),
    ...(tab === 'toReview' && { evaluate: 'waiting' as const }),
    ...(orderSn && { orderSn }),
    ...(goodsName && { goodsName }),
    ...(from && { startTime: `${from} 00:00:00` }),
    ...(to && { endTime: `${to} 23:59:59` }),
    ...(min && { minAmount: min }),
    ...(max && { maxAmount: max }),
    ...(payMode && { payMode }),
  };
};
