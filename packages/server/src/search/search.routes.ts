import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type SearchGoodsQuery, type SearchTip, searchApi, type TipGoods } from '@mall/contract/search/search.api.ts';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import { cached } from '../kernel/cached.ts';
import type { House } from '../kernel/house.ts';
import type { JsonAnswer } from '../kernel/http/json-answer.ts';
import { type App, route } from '../kernel/http/route.ts';
import { findSpecs } from './find-specs.ts';
import { finishTips } from './finish-tips.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepCards } from './keep-cards.ts';
import { listTipGoods } from './list-tip-goods.ts';
import { listArranged, narrowToPage } from './narrow-to-page.ts';
import { openSearch, type Search } from './open-search.ts';
import { ownCards } from './own-cards.ts';
import { countFacets, searchGoodsJson } from './search-goods.ts';
import { searchStores } from './search-stores.ts';

const mostTipAnswers = 1000;

/**
 * The model is built when the mall opens its doors, or at the first search where it never does (tests); it closes with the server.
 * Returned for the rooms to the right, which search within what is theirs.
 */
export const searchRoutes = (app: App, house: House): Search => {
  const { db, reads } = house;
  const search = openSearch(house);
  app.fastify.addHook('onListen', async () => search.start());
  app.fastify.addHook('onClose', () => search.close());

  const pageMs = house.config.PAGE_CACHE_SECONDS * 1000;
  const tipAnswers = keepAnswers<SearchTip[]>(pageMs, mostTipAnswers);
  // As long as a page may be kept, but read anew before where somebody still looks.
  const listCards = keepCards((ids, language) => listSpecCards(reads.shared, ids, language), pageMs, Math.min(2000, pageMs / 2));
  const arranged = cached(pageMs, (zoneId: Id | undefined) => listArranged(reads.shared, zoneId));
  const find = async (actor: Actor, query: SearchGoodsQuery, language: Language): Promise<JsonAnswer> =>
    searchGoodsJson(reads.shared, await search.engine(), ownCards(db, actor, listCards), await narrowToPage(query, arranged), language);

  const tipGoods = keepAnswers<TipGoods>(pageMs, mostTipAnswers);

  route(app, searchApi.tips, ({ query: { keyword } }) =>
    tipAnswers(keyword, async () => finishTips(reads.shared, await search.engine(), keyword)),
  );
  route(app, searchApi.tipGoods, ({ query: { keyword }, language }) =>
    tipGoods(`${language} ${keyword}`, async () => listTipGoods(reads.shared, await search.engine(), keyword, language)),
  );
  route(app, searchApi.specs, async ({ query }) => findSpecs(reads.shared, await search.engine(), query.goodsId, query.keyword));
  route(app, searchApi.goods, ({ actor, query, language }) => find(actor, query, language));
  route(app, searchApi.filter, async ({ query, language }) =>
    countFacets(reads.shared, await search.engine(), await narrowToPage(query, arranged), language),
  );
  route(app, searchApi.zoneGoods, ({ actor, query, language }) => find(actor, query, language));
  route(app, searchApi.stores, async ({ query, language }) => searchStores(reads.shared, await search.engine(), query, language));
  return search;
};
