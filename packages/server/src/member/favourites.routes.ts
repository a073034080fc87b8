import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { colleaguesApi, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { footprintApi } from '@mall/contract/member/footprint.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { requireStore } from '../catalogue/store.queries.ts';
import { cached } from '../kernel/cached.ts';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { listColleaguesGoods } from './colleagues-goods.queries.ts';
import { dropGoods } from './drop-goods.ts';
import {
  addFollowing,
  isFavourite,
  listFavouriteGoods,
  listFavouriteStores,
  listGoodsAmong,
  listStoresAmong,
} from './favourites.queries.ts';
import { followStore } from './follow-store.ts';
import { listFootprints, listLatestFootprints, listLiked } from './footprint.queries.ts';
import { keepGoods } from './keep-goods.ts';
import { leaveFootprint } from './leave-footprint.ts';
import { removeFootprints } from './remove-footprints.ts';
import { unfollowStores } from './unfollow-stores.ts';
import { wipeFootprints } from './wipe-footprints.ts';

/** Also the two public reads that tell what this visitor keeps or has looked at: a store with `isFavorite`, and what he may like. */
export const favouritesRoutes = (app: App, { db, config }: House): void => {
  const store = cached(config.PAGE_CACHE_SECONDS * 1000, (language: Language, storeId: Id) => requireStore(db, storeId, language));

  route(app, storeApi.info, async ({ actor, params, language }) => addFollowing(db, actor, await store(language, params.storeId)));
  route(app, goodsApi.like, ({ actor, query, language }) => listLiked(db, actor, query, language));

  route(app, colleaguesApi.favourites, ({ side, query, language }) => listColleaguesGoods(db, side, query, language));
  route(app, favouritesApi.goodsPage, ({ side, query, language }) => listFavouriteGoods(db, side, query, language));
  route(app, favouritesApi.isFavourite, ({ side, query }) => isFavourite(db, side, query.goodsId));
  route(app, favouritesApi.goodsAmong, ({ side, query }) => listGoodsAmong(db, side, query.goodsId.split(',')));
  route(app, favouritesApi.addGoods, ({ side, body }) => inTransaction(db, (tx) => keepGoods(tx, side, body)));
  route(app, favouritesApi.removeGoods, ({ side, body }) => inTransaction(db, (tx) => dropGoods(tx, side, body.ids)));
  route(app, favouritesApi.storePage, ({ side, query, language }) => listFavouriteStores(db, side, query, language));
  route(app, favouritesApi.storesAmong, ({ side, query }) => listStoresAmong(db, side, query.storeId.split(',')));
  route(app, favouritesApi.addStore, ({ side, body }) => inTransaction(db, (tx) => followStore(tx, side, body.storeId)));
  route(app, favouritesApi.removeStores, ({ side, body }) => inTransaction(db, (tx) => unfollowStores(tx, side, body.ids)));
  route(app, favouritesApi.browsePage, ({ side, query, language }) => listFootprints(db, side, query, language));
  route(app, favouritesApi.browseList, ({ side, language }) => listLatestFootprints(db, side, language));
  route(app, favouritesApi.addBrowse, ({ side, body }) => inTransaction(db, (tx) => leaveFootprint(tx, side, body)));
  route(app, footprintApi.remove, ({ side, body }) => inTransaction(db, (tx) => removeFootprints(tx, side, body.ids)));
  route(app, footprintApi.wipe, ({ side, body }) => inTransaction(db, (tx) => wipeFootprints(tx, side, body)));
};
