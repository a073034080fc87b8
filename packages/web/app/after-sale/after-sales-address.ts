import type { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';

export const afterSalesPath = '/personalCenterBase/afterSale';
export const detailAddress = (id: string): string => `/personalCenterBase/afterSalesExchange?id=${id}`;
export const applyAddress = (orderId?: string): string =>
  `/personalCenterBase/applyAfterSales${orderId === undefined ? '' : `?orderId=${orderId}`}`;

export const tabs = ['all', 'mine', 'seller', 'refunding', 'finished', 'closed'] as const;
type Tab = (typeof tabs)[number];

const filterFields = ['keyword', 'type', 'from', 'to'] as const;
export type TypedFilter = Record<(typeof filterFields)[number], string>;
/** `open`: the after-sale whose parcel is being typed in, in place. */
export type AfterSalesPlace = TypedFilter & { tab: Tab; page: number };

const aPage = 6;

const isTab = (value: string | null): value is Tab => (tabs as readonly (string | null)[]).includes(value);
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

export const readPlace = (search: URLSearchParams): AfterSalesPlace => {
  const tab = search.get('state');
  const page = Number(search.get('page') ?? '1');
  const type = search.get('type') ?? '';
  const day = (name: string) => (isDay(search.get(name) ?? '') ? (search.get(name) as string) : '');
  return {
    tab: isTab(tab) ? tab : 'all',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    keyword: (search.get('keyword') ?? '').slice(0, 40),
    type: ['1', '2', '3'].includes(type) ? type : '',
    from: day('from'),
    to: day('to'),
  };
};

/** The address of a place; what is usual is left out. */
export const afterSalesAddress = ({ tab, page, ...typed }: AfterSalesPlace): string => {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('state', tab);
  for (const field of filterFields) if (typed[field] !== '') search.set(field, typed[field]);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${afterSalesPath}?${search}` : afterSalesPath;
};

type Query = NonNullable<RequestOf<typeof afterSaleApi.record>['query']>;

export const filterOf = ({ tab, page, keyword, type, from, to }: AfterSalesPlace): Query => ({
  page,
  limit: aPage,
  ...(tab !== 'all' && { state: tab }),
  ...(keyword && { keyword }),
  ...(type && { type: type as '1' | '2' | '3' }),
  ...(from && { startTime: `${from} 00:00:00` }),
  ...(to && { endTime: `${to} 23:59:59` }),
});

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / aPage));
