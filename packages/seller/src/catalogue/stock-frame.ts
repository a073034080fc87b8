import type { Place } from '@mall/kit/list/use-place.ts';
import type { TabItem } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import type { StockPageTab, stockFields } from './stock-place.ts';

/** What the book and the ledger share. */
export type StockFrame = {
  place: Place<typeof stockFields>;
  title: string;
  lead: ReactNode;
  tabs: { label: string; items: TabItem<StockPageTab>[]; value: StockPageTab; hrefOf: (tab: StockPageTab) => string };
};
