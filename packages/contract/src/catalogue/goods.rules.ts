/** How the goods of a store are ordered. */
export const storeGoodsSorts = ['default', 'sales', 'price_asc', 'price_desc', 'newest'] as const;
export type StoreGoodsSort = (typeof storeGoodsSorts)[number];

/** What the hot list is about. */
export const hotTypes = ['sales', 'favourite', 'newest'] as const;
export type HotType = (typeof hotTypes)[number];
