import { workTabs } from '@mall/contract/catalogue/goods-draft.rules.ts';
import type { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { shelfSorts, shelfStocks, shelfTabs } from '@mall/contract/catalogue/shelf.rules.ts';
import type { RequestOf } from '@mall/contract/kernel/call.ts';
import { id, oneOf, type PlaceOf, typed } from '@mall/kit/list/place.ts';

/** Tabs of what is sold, and between them those of what is being changed. */
export const goodsTabs = ['all', 'onSale', 'lowStock', 'waiting', 'rejected', 'lapsed', 'draft', 'off'] as const;
export type GoodsTab = (typeof goodsTabs)[number];
export type WorkingTab = Extract<GoodsTab, (typeof workTabs)[number]>;
export type SellingTab = Extract<GoodsTab, (typeof shelfTabs)[number]>;

export const isWorking = (tab: GoodsTab): tab is WorkingTab => (workTabs as readonly string[]).includes(tab);

/** Changed within so many days. */
export const changedDays = ['7', '30', '90'] as const;

export const goodsFields = {
  tab: oneOf(goodsTabs, 'onSale'),
  word: typed(50),
  classId: id,
  stock: oneOf(shelfStocks),
  min: typed(12),
  max: typed(12),
  days: oneOf(changedDays),
  sort: oneOf(shelfSorts, 'updated'),
};
type GoodsPlace = PlaceOf<typeof goodsFields>;

export const goodsAPage = 20;

const isAmount = (text: string) => text === '' || /^\d{1,9}(\.\d{1,2})?$/.test(text);

export const amountFault = ({ min, max }: Pick<GoodsPlace, 'min' | 'max'>): 'min' | 'max' | 'order' | null => {
  if (!isAmount(min)) return 'min';
  if (!isAmount(max)) return 'max';
  return min !== '' && max !== '' && Number(max) < Number(min) ? 'order' : null;
};

type ShelfFilter = NonNullable<RequestOf<typeof shelfApi.export>['body']>;

const yuan = (text: string) => Number(text).toFixed(2);

/** What the filter asks of the server; what is empty is not asked, nor is a price of nothing. */
export const filterOf = (tab: SellingTab, { word, classId, stock, min, max, days }: GoodsPlace): ShelfFilter => ({
  tab,
  ...(word && { word }),
  ...(classId && { classId }),
  ...(stock && { stock }),
  ...(Number(min) > 0 && { priceMin: yuan(min) }),
  ...(Number(max) > 0 && { priceMax: yuan(max) }),
  ...(days && { days: Number(days) }),
});
