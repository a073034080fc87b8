import { CallError } from '@mall/client/call-error.ts';
import type { AnyCall } from '@mall/contract/kernel/call.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { type Ask, ask, queryOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { filterOf, type OrdersPlace, ordersAPage } from './orders-place.ts';

// An order moves while nobody looks: it is asked for anew at every visit.
const fresh = { staleMs: 0 };

export const ordersQuestion = (place: OrdersPlace) =>
  ask(orderApi.page, { query: { ...filterOf(place), page: place.page, limit: ordersAPage } }, fresh);

/** Questions about one order: the page itself says that it is not there. */
const quietly = <C extends AnyCall>(question: Ask<C>, language: Language) => ({
  ...queryOf(question, language),
  queryFn: () => browserCall(question.call, question.request, { noPopupMessage: true }),
});
export const orderQuery = (id: string, language: Language) => quietly(ask(orderApi.detail, { params: { id } }, fresh), language);
export const parcelsQuery = (id: string, language: Language) => quietly(ask(orderApi.logistics, { params: { id } }, fresh), language);

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.errorCode === 'kernel.not_found';
