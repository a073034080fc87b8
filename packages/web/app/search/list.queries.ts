import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '../kernel/page-queries.ts';
import { isGlobalPage } from './global-page.ts';
import { askedOf, readList } from './list-address.ts';

type Place = { url: URL; search: URLSearchParams };

const seldom = 600_000;

const goodsAsk = (scene: 'search' | 'class' | 'store', { url, search }: Place) => {
  const isGlobal = isGlobalPage(url);
  const list = readList(scene, search);
  const query = askedOf(scene, list, isGlobal);
  return ask(isGlobal || list.zoneId !== undefined ? searchApi.zoneGoods : searchApi.goods, { query });
};

export const searchQueries = (place: Place) => ({ found: goodsAsk('search', place) });

/** All specs of the goods on this page; without them the table shows one line a goods. */
export const specsAsk = ({ goodsVOList }: Pick<GoodsSearch, 'goodsVOList'>) =>
  ask(goodsApi.specs, { query: { goodsId: goodsVOList.map(({ goodsId }) => goodsId).join(',') } }, { fallback: [] });

/** A zone's own name stands above its list; it may be missing. */
export const zoneNameAsk = (zoneId: string) =>
  ask(catalogueApi.navigationIndex, { query: { zoneId } }, { staleMs: seldom, fallback: { navigationIndexDTO: null } });

export const classQueries = (place: Place) => {
  const { zoneId } = readList('class', place.search);
  return { found: goodsAsk('class', place), ...(zoneId !== undefined && { zone: zoneNameAsk(zoneId) }) };
};

export const storeGoodsQueries = (place: Place) => {
  const storeId = readList('store', place.search).storeId ?? '0';
  return {
    found: goodsAsk('store', place),
    store: ask(storeApi.info, { params: { storeId } }),
    shelves: ask(storeApi.classes, { query: { storeId } }, { staleMs: seldom, fallback: [] }),
  };
};
