import type { RequestOf } from '@mall/contract/kernel/call.ts';
import type { orderApi } from '@mall/contract/order/order.api.ts';
import { type OrderState, type PayMode, payModes } from '@mall/contract/order/order.machine.ts';

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

/** What the reader typed into the filter, as it stands in the address. Days are of China, both included. */
export const filterFields = ['orderSn', 'goodsName', 'from', 'to', 'min', 'max', 'payMode'] as const;
export type FilterField = (typeof filterFields)[number];
export type TypedFilter = Record<FilterField, string>;
export type OrdersPlace = TypedFilter & { tab: OrderTab; page: number };

export const noFilter: TypedFilter = { orderSn: '', goodsName: '', from: '', to: '', min: '', max: '', payMode: '' };

export const ordersAPage = 10;

const payModeOf = (value: string): PayMode | undefined => payModes.find((mode) => mode === value);

const isTab = (value: string | null): value is OrderTab => (orderTabs as readonly (string | null)[]).includes(value);

export const readPlace = (search: URLSearchParams): OrdersPlace => {
  const tab = search.get('state');
  const page = Number(search.get('page') ?? '1');
  const typed = Object.fromEntries(filterFields.map((field) => [field, search.get(field) ?? ''])) as TypedFilter;
  return {
    tab: isTab(tab) ? tab : 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    ...typed,
    payMode: payModeOf(typed.payMode) ?? '',
  };
};

/** The address of a place; what is usual is left out. */
export const ordersAddress = (path: string, { tab, page, ...typed }: OrdersPlace): string => {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('state', tab);
  for (const field of filterFields) if (typed[field] !== '') search.set(field, typed[field]);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
};

export type OrdersFilter = NonNullable<RequestOf<typeof orderApi.export>['query']>;

/** What the filter asks of the server; what is empty is not asked. */
export const filterOf = ({ tab, orderSn, goodsName, from, to, min, max, payMode }: Omit<OrdersPlace, 'page'>): OrdersFilter => {
  const state = stateOf[tab];
  const mode = payModeOf(payMode);
  return {
    ...(state && { state }),
    ...(tab === 'toReview' && { evaluate: 'waiting' as const }),
    ...(orderSn && { orderSn }),
    ...(goodsName && { goodsName }),
    ...(from && { startTime: `${from} 00:00:00` }),
    ...(to && { endTime: `${to} 23:59:59` }),
    ...(min && { minAmount: min }),
    ...(max && { maxAmount: max }),
    ...(mode && { payMode: mode }),
  };
};
