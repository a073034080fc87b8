import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { layoutGoodsApi } from '@mall/contract/catalogue/layout-goods.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { countZoneClasses, listClassTree, pickClassChildren } from './class.queries.ts';
import { listCustomClasses } from './custom-class.queries.ts';
import { listDraftFloors, listFloors } from './floor.queries.ts';
import { listLayoutGoods, listLayoutPages } from './layout-goods.queries.ts';
import { listRecommended } from './recommendation.queries.ts';
import { findNavigationIndex, greet, requireZoneHead, requireZoneRecommendation } from './zone.queries.ts';

/** The tree and the arranged pages are the same for everybody in a language and zone, so they are kept; whose zone it is never is. */
export const catalogueRoutes = (app: App, { db, reads, config, pages }: House): void => {
  const keep = config.PAGE_CACHE_SECONDS * 1000;
  const changing = { forgetOn: pages.onChange };
  const classTree = cached(keep, (language: Language) => listClassTree(reads.shared, language));
  const zoneClasses = cached(keep, (zoneId: Id) => countZoneClasses(reads.shared, zoneId));
  const customClasses = cached(
    keep,
    (language: Language, zoneId: Id | undefined) => listCustomClasses(reads.shared, zoneId, language),
    changing,
  );
  const floors = cached(keep, (language: Language, zoneId: Id | undefined) => listFloors(reads.shared, zoneId, language), changing);
  const recommended = cached(keep, (language: Language, list: `zone:${string}` | 'home', page: string, limit: string) =>
    listRecommended(reads.shared, { list, page: Number(page), limit: Number(limit) }, language),
  );
  const zoneRecommendation = cached(keep, (language: Language, zoneId: Id) => requireZoneRecommendation(reads.shared, zoneId, language));

  route(app, catalogueApi.classTree, ({ language }) => classTree(language));
  route(app, catalogueApi.classChildren, async ({ query: { id, navigationId }, language }) =>
    pickClassChildren(await classTree(language), id, navigationId === undefined ? undefined : await zoneClasses(navigationId)),
  );
  route(app, catalogueApi.customClasses, ({ query, language }) => customClasses(language, query.zoneId));
  route(app, catalogueApi.floors, ({ query, language }) => floors(language, query.zoneId));
  route(app, catalogueApi.recommendPage, ({ query, language }) => recommended(language, 'home', String(query.page), String(query.limit)));
  route(app, catalogueApi.zoneRecommendPage, ({ query, language }) =>
    recommended(language, `zone:${query.zoneId}`, String(query.page), String(query.limit)),
  );
  route(app, catalogueApi.zoneRecommendation, async ({ actor, query, language }) => {
    const found = await zoneRecommendation(language, query.zoneId);
    return { ...found, zone: await greet(reads.of(actor), actor, found.zone, language) };
  });
  route(app, catalogueApi.zoneHead, ({ actor, query, language }) => requireZoneHead(reads.of(actor), actor, query, language));
  route(app, catalogueApi.draftFloors, ({ actor, query, language }) => listDraftFloors(db, actor, query, language));
  route(app, layoutGoodsApi.pages, () => listLayoutPages(db));
  route(app, layoutGoodsApi.goods, ({ query }) => listLayoutGoods(db, query));
  route(app, catalogueApi.navigationIndex, ({ actor, query, language }) =>
    findNavigationIndex(reads.of(actor), actor, query.zoneId, language),
  );
};
