import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { type AfterSalesPlace, filterOf } from './after-sales-place.ts';

// An after-sale moves while nobody looks: it is asked for anew at every visit.
const fresh = { staleMs: 0 };

export const afterSalesQuestion = (place: AfterSalesPlace) => ask(afterSaleApi.record, { query: filterOf(place) }, fresh);
export const sightQuestion = ask(afterSaleApi.sight, {});
export const afterSaleQuestion = (id: string) => ask(afterSaleApi.detail, { query: { id } }, fresh);
export const returnableQuestion = (page: number) => ask(afterSaleApi.available, { query: { page } }, fresh);
export const returnableOrderQuestion = (id: string) => ask(afterSaleApi.availableOfOrder, { params: { id } }, fresh);
export const reasonsQuestion = (type: '1' | '2' | '3') => ask(afterSaleApi.reasons, { query: { type } });
