import type { CustomClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { HotType } from '@mall/contract/catalogue/goods.rules.ts';
import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countStoresByGrade, countStoresByRegion } from '../store/store-statistics.queries.ts';
import { listCompanyPurchases, requireCompanyPurchase } from './company-purchase.queries.ts';
import { listCustomClasses } from './custom-class.queries.ts';
import {
  listBestSellers,
  listHot,
  listParity,
  listStoreGoods,
  listStoreRecommended,
  requireAveragePrice,
  requireFavNum,
  requireGoodsType,
} from './goods.queries.ts';
import { listGoodsSpecs } from './goods-specs.queries.ts';
import { listStandardInfo } from './standard-info.queries.ts';
import { countStoresByCategory, listRecommendedStores, listStoreClasses, listStores } from './store.queries.ts';

const find = (tree: readonly CustomClass[], id: Id): CustomClass | undefined => {
  for (const one of tree) {
    const found = one.id === id ? one : find(one.children, id);
    if (found) return found;
  }
  return undefined;
};

/** Goods and stores as everybody sees them. `goodsApi.like` is served by member, which knows what one has looked at. */
export const goodsRoutes = (app: App, { reads, config }: House): void => {
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const customTree = cached(keep, (language: Language, zoneId: Id | undefined) => listCustomClasses(reads.shared, zoneId, language));
  const storeClasses = cached(keep, (storeId: Id, language: Language) => listStoreClasses(reads.shared, storeId, language));
  const hot = cached(keep, (language: Language, limit: string, storeId?: Id, gcId?: Id, source?: GoodsSource) =>
    listBestSellers(reads.shared, { storeId, gcId, source, limit: Number(limit) }, language),
  );
  const hotList = cached(keep, (language: Language, type: HotType, limit: string) => listHot(reads.shared, type, Number(limit), language));
  const stores = cached(keep, (language: Language, page: string, limit: string, classId?: Id, kind?: GoodsSource) =>
    listStores(reads.shared, { page: Number(page), limit: Number(limit), classId, kind }, language),
  );
  const recommendedStores = cached(keep, (language: Language, page: string, limit: string, storeId?: Id) =>
    listRecommendedStores(reads.shared, { page: Number(page), limit: Number(limit), storeId }, language),
  );
  const byRegion = cached(keep, (language: Language) => countStoresByRegion(reads.shared, language));
  const byCategory = cached(keep, (language: Language) => countStoresByCategory(reads.shared, language));
  const byGrade = cached(keep, (language: Language) => countStoresByGrade(reads.shared, language));
  const statistics = { region: byRegion, category: byCategory, grade: byGrade };

  route(app, goodsApi.priceParity, ({ query, language }) => listParity(reads.shared, query.specId, language));
  route(app, goodsApi.averagePrice, ({ query, language }) => requireAveragePrice(reads.shared, query, language));
  route(app, goodsApi.recommend, ({ query, language }) => listStoreRecommended(reads.shared, query.storeId, query.limit, language));
  route(app, goodsApi.hot, ({ query, language }) => hot(language, String(query.limit), query.storeId, query.gcId, query.source));
  route(app, goodsApi.page, ({ query, language }) => listStoreGoods(reads.shared, query, language));
  route(app, goodsApi.specs, ({ query, language }) => listGoodsSpecs(reads.shared, query.goodsId.split(','), language));
  route(app, goodsApi.type, ({ query }) => requireGoodsType(reads.shared, query.goodsId));
  route(app, goodsApi.standardInfo, ({ query, language }) => listStandardInfo(reads.shared, query, language));
  route(app, goodsApi.favNum, ({ query, actor }) => requireFavNum(reads.of(actor), query.goodsId));
  route(app, goodsApi.hotList, ({ query, language }) => hotList(language, query.type, String(query.limit)));
  route(app, goodsApi.customClassTree, ({ query, language }) => customTree(language, query.zoneId));
  route(app, goodsApi.customClassChildren, async ({ query: { id, zoneId, showType }, language }) => {
    const tree = await customTree(language, zoneId);
    const below = id === undefined ? tree : (find(tree, id)?.children ?? []);
    return showType === undefined ? below : below.filter((one) => one.showType === Number(showType));
  });

  route(app, storeApi.list, ({ query, language }) => stores(language, String(query.page), String(query.limit), query.classId, query.kind));
  route(app, storeApi.recommend, ({ query, language }) =>
    recommendedStores(language, String(query.page), String(query.limit), query.storeId),
  );
  route(app, storeApi.classes, ({ query, language }) => storeClasses(query.storeId, language));
  route(app, storeApi.supplierStatistics, ({ query, language }) => statistics[query.by](language));
  route(app, storeApi.companyPurchaseList, ({ query, language }) => listCompanyPurchases(reads.shared, query, language));
  route(app, storeApi.companyPurchaseShow, ({ query, language }) => requireCompanyPurchase(reads.shared, query.id, language));
};
