import * as z from 'zod';
import { right } from '../account/rights.ts';
import { GoodsCard, goodsCardFields } from '../catalogue/goods-card.api.ts';
import { byWhom, Doer } from '../company/sight.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { storeCardFields } from '../store/store.api.ts';
import { type FavouriteKind, favouriteKinds, mostAmong, mostRemoved } from './favourites.rules.ts';

/** The card is that of the spec kept. `shelfFlag` 0: no longer sold; the card then shows what it was. */
const keptCard = { ...goodsCardFields, shelfFlag: Flag };

/** `keptPrice`: what a piece cost then; missing where it was not written down yet. */
export const FavouriteGoods = z.strictObject({
  ...keptCard,
  keptPrice: Money.optional(),
  createDate: TimeText,
  /** The colleague who keeps it; missing where it is the reader's own. */
  keeper: Doer.optional(),
});
export type FavouriteGoods = z.infer<typeof FavouriteGoods>;

export const Footprint = z.strictObject({
  /** Of the look itself: a goods may be looked at on many days. */
  id: Id,
  ...keptCard,
  /** yyyy-mm-dd: lists are read by day. */
  day: z.string(),
  createDate: TimeText,
});
export type Footprint = z.infer<typeof Footprint>;

export const FavouriteStore = z.strictObject({
  ...storeCardFields,
  /** 0: closed since. */
  openFlag: Flag,
  createDate: TimeText,
  newGoods: z.array(GoodsCard).max(4),
});
export type FavouriteStore = z.infer<typeof FavouriteStore>;

const FavouriteCounts = z.strictObject(
  Object.fromEntries(favouriteKinds.map((kind) => [kind, z.number().int().min(0)])) as Record<FavouriteKind, z.ZodNumber>,
);
/** `counts`: of all that he keeps, whatever is asked for. */
const FavouriteGoodsPage = z.strictObject({ ...pageOf(FavouriteGoods).shape, counts: FavouriteCounts });
export type FavouriteGoodsPage = z.infer<typeof FavouriteGoodsPage>;

const FavNum = z.strictObject({ favNum: z.number().int().min(0) });
const Removed = z.strictObject({ ids: z.array(Id).min(1).max(mostRemoved) });
/** '3,8,12', as many as a page shows. */
const IdList = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
  .refine((list) => list.split(',').length <= mostAmong);
const WhichSpec = z.strictObject({ goodsId: Id, specId: Id.optional() });

export const FavouriteGoodsQuery = z.strictObject({
  keyword: text(50).default(''),
  kind: z.enum(favouriteKinds).default('all'),
  ...paging(20, 60),
});
export type FavouriteGoodsQuery = z.infer<typeof FavouriteGoodsQuery>;

export const ColleaguesQuery = z.strictObject({ keyword: text(50).default(''), ...byWhom, ...paging(20, 60) });
export type ColleaguesQuery = z.infer<typeof ColleaguesQuery>;

/** Both days are included. */
export const FootprintQuery = z.strictObject({
  keyword: text(50).default(''),
  ...daySpan,
  ...paging(20, 60),
});
export type FootprintQuery = z.infer<typeof FootprintQuery>;

/** A favourite is known by the goods or store itself: `ids` are goods ids and store ids. */
export const favouritesApi = {
  goodsPage: call({
    verb: 'GET',
    path: '/portal/member/goods/favorites/page',
    access: buyer({ may: right('personalCenterBase:favoritesList:view') }),
    summary: 'Favourite goods, the latest first',
    query: FavouriteGoodsQuery,
    data: FavouriteGoodsPage,
  }),
  isFavourite: call({
    verb: 'GET',
    path: '/portal/member/goods/favorites/isfavorites',
    access: buyer(),
    summary: 'Whether a goods is a favourite',
    query: z.strictObject({ goodsId: Id }),
    data: Flag,
  }),
  goodsAmong: call({
    verb: 'GET',
    path: '/portal/member/goods/favorites/among',
    access: buyer(),
    summary: 'Which goods of a page are favourites',
    query: z.strictObject({ goodsId: IdList }),
    data: z.array(Id),
  }),
  addGoods: call({
    verb: 'POST',
    path: '/portal/member/goods/favorites',
    access: buyer(),
    summary: 'Make a goods a favourite',
    body: WhichSpec,
    data: FavNum,
  }),
  removeGoods: call({
    verb: 'DELETE',
    path: '/portal/member/goods/favorites',
    access: buyer(),
    summary: 'Goods that are no favourites any more',
    body: Removed,
    data: z.strictObject({ removed: z.number().int().min(0) }),
  }),
  storePage: call({
    verb: 'GET',
    path: '/portal/member/store/favorites/page',
    access: buyer({ may: right('personalCenterBase:favoriteStoreList:view') }),
    summary: 'Followed stores, the latest first',
    query: z.strictObject(paging(10, 50)),
    data: pageOf(FavouriteStore),
  }),
  storesAmong: call({
    verb: 'GET',
    path: '/portal/member/store/favorites/among',
    access: buyer(),
    summary: 'Which stores of a page are followed',
    query: z.strictObject({ storeId: IdList }),
    data: z.array(Id),
  }),
  addStore: call({
    verb: 'POST',
    path: '/portal/member/store/favorites',
    access: buyer(),
    summary: 'Follow a store',
    body: z.strictObject({ storeId: Id }),
    data: FavNum,
  }),
  removeStores: call({
    verb: 'DELETE',
    path: '/portal/member/store/favorites',
    access: buyer(),
    summary: 'Follow stores no more',
    body: Removed,
    data: z.strictObject({ removed: z.number().int().min(0) }),
  }),
  browsePage: call({
    verb: 'GET',
    path: '/portal/member/browse/page',
    access: buyer({ may: right('personalCenterBase:myTracks:view') }),
    summary: 'Footprints, the latest first',
    query: FootprintQuery,
    data: pageOf(Footprint),
  }),
  browseList: call({
    verb: 'GET',
    path: '/portal/member/browse/list',
    access: buyer({ may: right('personalCenterBase:myTracks:view') }),
    summary: 'The latest few footprints, a goods once',
    data: z.array(Footprint),
  }),
  addBrowse: call({
    verb: 'POST',
    path: '/portal/member/browse',
    access: buyer(),
    summary: 'Leave a footprint',
    body: WhichSpec,
    data: Nothing,
  }),
};

/** What is seen of others, unlike all of the above. */
export const colleaguesApi = {
  favourites: call({
    verb: 'GET',
    path: '/portal/member/goods/favorites/colleagues',
    access: buyer({ may: right('company:favourites:view'), reach: 'company' }),
    summary: 'What colleagues keep, each goods once, the latest first',
    query: ColleaguesQuery,
    data: pageOf(FavouriteGoods),
  }),
};
