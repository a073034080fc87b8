import { stockReasons } from '@mall/contract/catalogue/shelf.rules.ts';
import { id, oneOf, typed } from '@mall/kit/list/place.ts';

export const stockPageTabs = ['all', 'low', 'none', 'ledger'] as const;
export type StockPageTab = (typeof stockPageTabs)[number];

export const stockFields = {
  tab: oneOf(stockPageTabs, 'all'),
  word: typed(50),
  specId: id,
  reason: oneOf(stockReasons),
  from: typed(10),
  to: typed(10),
};

export const stockAPage = 20;
