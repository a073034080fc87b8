import type { RightName } from '@mall/contract/account/rights.ts';
import type { ComponentType } from 'react';
import { QuotaGlance } from '../credit/quota-glance.tsx';
import { Benefits } from '../marketing/mine/benefits.tsx';
import { LatestMessages } from '../member/latest-messages.tsx';
import { LatestOrders } from '../order/latest-orders.tsx';
import { OftenBought } from '../order/often-bought.tsx';
import { LikedGoods } from '../search/liked-goods.tsx';
import { QuickLinks } from './quick-links.tsx';

/** A glance at a room. It asks its own question and is left out for whoever lacks the right to the room. */
export type HomePanel = { id: string; right?: RightName; Panel: ComponentType };

/** A room that has something for the first page of the centre adds its panel to a column. */
export const mainPanels: readonly HomePanel[] = [
  { id: 'orders', right: 'personalCenterBase:myOrders:view', Panel: LatestOrders },
  { id: 'often', right: 'personalCenterBase:myOrders:view', Panel: OftenBought },
];
export const sidePanels: readonly HomePanel[] = [
  { id: 'messages', Panel: LatestMessages },
  { id: 'quota', right: 'personalCenterBase:procureQuotaSheet:view', Panel: QuotaGlance },
  { id: 'benefits', Panel: Benefits },
  { id: 'quick', Panel: QuickLinks },
];
/** Under both columns, as wide as the page. */
export const widePanels: readonly HomePanel[] = [{ id: 'liked', Panel: LikedGoods }];
