import { isId } from '@mall/kit/page/is-id.ts';

/** The tabs of a goods page; each is a page of its own, so that it can be sent to somebody. */
export const goodsTabs = ['description', 'parameters', 'afterSales', 'reviews', 'compare'] as const;
export type GoodsTab = (typeof goodsTabs)[number];

const pages: Readonly<Record<GoodsTab, string>> = {
  description: '/03-03-01.imageAndWords',
  parameters: '/03-03-02.specifications',
  afterSales: '/03-03-03.afterSaleService',
  reviews: '/03-03-04.userEvaluation',
  compare: '/03-03-05.viewAttrs',
};

export const goodsPage = '/goodsDetails';

/** Undefined on the goods page itself, which shows the most important of each. */
export const tabOf = (pathname: string): GoodsTab | undefined => {
  const path = pathname.replace(/\/$/, '').toLowerCase();
  return goodsTabs.find((tab) => pages[tab].toLowerCase() === path);
};

const readId = (text: string | null): string | undefined => (isId(text) ? text : undefined);

export type GoodsAddress = { goodsId?: string; specId?: string; isGlobal?: '1' };

/** What the address names; undefined when it names no goods at all. */
export const readGoodsAddress = (search: URLSearchParams): GoodsAddress | undefined => {
  const goodsId = readId(search.get('goodsId'));
  const specId = readId(search.get('specId'));
  if (goodsId === undefined && specId === undefined) return undefined;
  return {
    ...(goodsId !== undefined && { goodsId }),
    ...(specId !== undefined && { specId }),
    ...(search.get('isGlobal') === '1' && { isGlobal: '1' as const }),
  };
};

type Shown = { goodsId: string; specId?: string | undefined };

// A partner's entry (isGlobal with its marks) keeps its language on every further step.
const kept = ['isGlobal', 'uscTags', 'language', 'lang'];

const queryOf = (search: URLSearchParams, { goodsId, specId }: Shown): string => {
  const next = new URLSearchParams({ goodsId });
  if (specId !== undefined) next.set('specId', specId);
  for (const name of kept) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  return String(next);
};

export const tabAddress = (tab: GoodsTab, search: URLSearchParams, shown: Shown): string => `${pages[tab]}?${queryOf(search, shown)}`;

/** The page as it is, with another spec: the tab stays open. */
export const specAddress = (pathname: string, search: URLSearchParams, shown: Shown): string => `${pathname}?${queryOf(search, shown)}`;
