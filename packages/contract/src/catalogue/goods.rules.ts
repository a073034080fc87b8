import { type Fen, fen } from '../kernel/money.ts';

/** How the goods of a store are ordered. */
export const storeGoodsSorts = ['default', 'sales', 'price_asc', 'price_desc', 'newest'] as const;
export type StoreGoodsSort = (typeof storeGoodsSorts)[number];

/** What the hot list is about. */
export const hotTypes = ['sales', 'favourite', 'newest'] as const;
export type HotType = (typeof hotTypes)[number];

/** Prices carry the tax; this is what is left of one without it. */
export const withoutTax = (price: Fen, taxRate: number): Fen => fen(Math.round((price * 100) / (100 + taxRate)));
