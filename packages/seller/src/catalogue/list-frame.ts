import type { Place } from '@mall/kit/list/use-place.ts';
import type { TabItem } from '@mall/ui/tabs.tsx';
import type { ReactNode } from 'react';
import type { GoodsTab, goodsFields } from './goods-place.ts';

/** What both lists of the page of goods share. */
export type ListFrame = {
  title: string;
  place: Place<typeof goodsFields>;
  lead: ReactNode;
  add: ReactNode;
  tabs: { label: string; items: TabItem<GoodsTab>[]; value: GoodsTab; hrefOf: (tab: GoodsTab) => string };
  onEdit: (goodsId: string) => void;
};
