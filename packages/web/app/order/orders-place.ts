import type { RequestOf } from '@mall/contract/kernel/call.ts';
import type { orderApi } from '@mall/contract/order/order.api.ts';
import { type OrderState, orderStateRow, orderStateRows, orderStates, payModes } from '@mall/contract/order/order.machine.ts';
import { id, oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { sightFields, sightQuery } from '../shell/sight-filters.ts';

type StateTab = Extract<(typeof orderStateRows)[OrderState], { tab: object }>['tab']['id'];
export type OrderTab = 'all' | 'toReview' | StateTab;

const stateOf = new Map(
  orderStates.flatMap((state) => (orderStateRow(state).tab ? [[orderStateRow(state).tab?.id as OrderTab, state]] : [])),
);

/** As the states follow each other; what is to be reviewed is done already. */
export const orderTabs: readonly OrderTab[] = [
  'all',
  ...[...stateOf.keys()].flatMap((tab) => (tab === 'done' ? (['toReview', tab] as const) : [tab])),
];

export const stateOfTab = (tab: OrderTab): OrderState | undefined => stateOf.get(tab);

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
  project: id,
  ...sightFields,
};
export type OrdersPlace = PlaceOf<typeof ordersFields>;

export const ordersAPage = 10;

export type OrdersFilter = NonNullable<RequestOf<typeof orderApi.export>['query']>;

/** What the filter asks of the server; what is empty is not asked. */
export const filterOf = ({
  state: tab,
  orderSn,
  goodsName,
  from,
  to,
  min,
  max,
  payMode,
  project,
  ...byWhom
}: Omit<OrdersPlace, 'page'>): OrdersFilter => {
  const state = stateOf.get(tab);
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
    ...(project && { projectId: project }),
    ...sightQuery(byWhom),
  };
};
