import type { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';
import { sightFields, sightQuery } from '../shell/sight-filters.ts';

export const afterSalesPath = '/personalCenterBase/afterSale';
export const detailAddress = (id: string): string => `/personalCenterBase/afterSalesExchange?id=${id}`;
export const applyAddress = (orderId?: string): string =>
  `/personalCenterBase/applyAfterSales${orderId === undefined ? '' : `?orderId=${orderId}`}`;

export const tabs = ['all', 'mine', 'seller', 'refunding', 'finished', 'closed'] as const;
export const types = ['1', '2', '3'] as const;

/** The place in the list of after-sales; what is no day the filter says itself. */
export const afterSalesFields = {
  state: oneOf(tabs, 'all'),
  keyword: typed(40),
  type: oneOf(types),
  from: typed(),
  to: typed(),
  ...sightFields,
};
export type AfterSalesPlace = PlaceOf<typeof afterSalesFields>;

export const afterSalesAPage = 6;

type Query = NonNullable<RequestOf<typeof afterSaleApi.record>['query']>;

export const filterOf = ({ state, page, keyword, type, from, to, ...byWhom }: AfterSalesPlace): Query => ({
  page,
  limit: afterSalesAPage,
  ...(state !== 'all' && { state }),
  ...(keyword && { keyword }),
  ...(type && { type }),
  ...(from && { startTime: `${from} 00:00:00` }),
  ...(to && { endTime: `${to} 23:59:59` }),
  ...sightQuery(byWhom),
});
