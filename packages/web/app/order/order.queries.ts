import { orderApi } from '@mall/contract/order/order.api.ts';
import { ask } from '../kernel/page-queries.ts';
import { filterOf, type OrdersPlace, ordersAPage } from './orders-address.ts';

// An order moves while nobody looks: it is asked for anew at every visit.
const fresh = { staleMs: 0 };

export const ordersQuestion = (place: OrdersPlace) =>
  ask(orderApi.page, { query: { ...filterOf(place), page: place.page, limit: ordersAPage } }, fresh);
export const orderQuestion = (id: string) => ask(orderApi.detail, { params: { id } }, fresh);
export const parcelsQuestion = (id: string) => ask(orderApi.logistics, { params: { id } }, fresh);
