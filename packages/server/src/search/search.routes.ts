import { searchApi } from '@mall/contract/search/search.api.ts';
import type { House } from '../kernel/house.ts';
import { type App, route } from '../kernel/http/route.ts';
import { openSearch, type Search } from './open-search.ts';
import { countFacets, searchGoods } from './search-goods.ts';
import { searchStores } from './search-stores.ts';
import { listTips } from './tip.queries.ts';

/**
 * The model is built when the mall opens its doors, or at the first search where it never does (tests); it closes with the server.
 * Returned for the rooms to the right, which search within what is theirs.
 */
export const searchRoutes = (app: App, house: House): Search => {
  const { db } = house;
  const search = openSearch(house);
  app.fastify.addHook('onListen', async () => search.start());
  app.fastify.addHook('onClose', () => search.close());

  route(app, searchApi.tips, ({ query }) => listTips(db, query.keyword));
  route(app, searchApi.goods, async ({ query, language }) => searchGoods(db, await search.engine(), query, language));
  route(app, searchApi.filter, async ({ query, language }) => countFacets(db, await search.engine(), query, language));
  route(app, searchApi.zoneGoods, async ({ query, language }) => searchGoods(db, await search.engine(), query, language));
  route(app, searchApi.stores, async ({ query, language }) => searchStores(db, await search.engine(), query, language));
  return search;
};
