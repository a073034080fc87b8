import { orderApi } from '@mall/contract/order/order.api.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { noCounts } from '../shell/shell.queries.ts';
import { filterOf, type OrdersFilter, type OrdersPlace, ordersAPage } from './orders-place.ts';

// An order moves while nobody looks: it is asked for anew at every visit.
export const fresh = { staleMs: 0 };

/** What the list can be narrowed to; none for whoever buys for himself. */
export const projectsQuestion = ask(projectApi.choices, {}, { fallback: [] });
export const sightQuestion = ask(orderApi.sight, {});
export const countsQuestion = (filter: OrdersFilter) => ask(orderApi.counts, { query: filter }, { ...fresh, fallback: noCounts });

export const ordersQuestion = (place: OrdersPlace) =>
  ask(orderApi.page, { query: { ...filterOf(place), page: place.page, limit: ordersAPage } }, fresh);
