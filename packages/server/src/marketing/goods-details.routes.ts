import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { cardOfStore, requireStore } from '../catalogue/store.queries.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { requireGoodsDetails } from './goods-details.queries.ts';

/** A goods' page shows coupons and activity prices, so this room serves it. Prices and stock are read every time. */
export const goodsDetailsRoutes = (app: App, { db, config }: House): void => {
  const storeCard = cached(config.PAGE_CACHE_SECONDS * 1000, async (language: Language, storeId: Id) =>
    cardOfStore(await requireStore(db, storeId, language)),
  );
  route(app, goodsDetailsApi.details, ({ actor, query, language }) =>
    requireGoodsDetails(db, actor, query, language, (storeId) => storeCard(language, storeId)),
  );
};
