/** How many favourites one request may drop. */
export const mostRemoved = 100;
/** Footprints that a member keeps; older ones fall out. */
export const mostFootprints = 500;
/** The short list beside a page. */
export const latestFootprints = 12;

/** How many of a page may be asked about at once. */
export const mostAmong = 100;

/** Favourite goods: all, those that cost less than when they were kept, and those no longer sold. */
export const favouriteKinds = ['all', 'cheaper', 'gone'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];
