import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { readCatalogueBook } from '../catalogue/catalogue-book.queries.ts';
import { cardOfStore, requireStore } from '../catalogue/store.queries.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requireGoodsDetails } from './goods-details.queries.ts';
import { readOfferBook } from './goods-offers.queries.ts';

/** A goods' page shows coupons and activity prices, so this room serves it. */
export const goodsDetailsRoutes = (app: App, { db, config }: House): void => {
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const catalogue = cached(keep, () => readCatalogueBook(db));
  const offers = cached(keep, () => readOfferBook(db));
  const store = cached(keep, async (language: Language, storeId: Id) => cardOfStore(await requireStore(db, storeId, language)));

  route(app, goodsDetailsApi.details, ({ actor, query, language }) =>
    requireGoodsDetails(db, actor, query, language, { catalogue, offers, store: (storeId) => store(language, storeId) }),
  );
};
