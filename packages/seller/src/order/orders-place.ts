import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import type { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { shipDues, storeOrderTabs } from '@mall/contract/order/store-order.rules.ts';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';

/** The place in the store's orders; it opens with what is to be shipped. Days are of China, both included. */
export const ordersFields = {
  tab: oneOf(storeOrderTabs, 'toShip'),
  word: typed(50),
  from: typed(),
  to: typed(),
  payMode: oneOf(payModes),
  due: oneOf(shipDues),
};
export type OrdersPlace = PlaceOf<typeof ordersFields>;

export const ordersAPage = 10;

export type OrdersFilter = NonNullable<RequestOf<typeof orderSellerApi.export>['query']>;

/** What the filter asks of the server; what is empty is not asked. */
export const filterOf = ({ tab, word, from, to, payMode, due }: Omit<OrdersPlace, 'page'>): OrdersFilter => ({
  tab,
  ...(word && { word }),
  ...(from && { startTime: `${from} 00:00:00` }),
  ...(to && { endTime: `${to} 23:59:59` }),
  ...(payMode && { payMode }),
  ...(due && { due }),
});
