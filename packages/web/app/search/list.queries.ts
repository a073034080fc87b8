import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsSearch } from '@mall/contract/search/search.api.ts';
import { searchApi } from '@mall/contract/search/search.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { isGlobalPage } from './global-page.ts';
import { askedOf, type ListAddress, readList } from './list-address.ts';

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

/** The blocks of the page that the reader comes from, for the name of the one that is shown. */
export const blocksAsk = (zoneId: string | undefined) =>
  ask(goodsApi.customClassTree, { query: zoneId === undefined ? {} : { zoneId } }, { staleMs: seldom, fallback: [] });

/** What stands in a block of that page. */
export const arrangedAsk = ({ customId, zoneId, showType }: Pick<ListAddress, 'customId' | 'zoneId' | 'showType'>) =>
  ask(
    goodsApi.customClassChildren,
    {
      query: {
        ...(customId !== undefined && { id: customId }),
        ...(zoneId !== undefined && { zoneId }),
        ...(showType !== undefined && { showType }),
      },
    },
    { staleMs: seldom, fallback: [] },
  );

export const belowAsk = (classId: string | undefined) =>
  ask(catalogueApi.classChildren, { query: classId === undefined ? {} : { id: classId } }, { staleMs: seldom, fallback: [] });

export const classQueries = (place: Place) => {
  const list = readList('class', place.search);
  const { zoneId, fromPage, showType, classId } = list;
  return {
    found: goodsAsk('class', place),
    ...(zoneId !== undefined && { zone: zoneNameAsk(zoneId) }),
    ...(fromPage && { arranged: arrangedAsk(list), blocks: blocksAsk(zoneId) }),
    ...(!fromPage && showType !== undefined && { below: belowAsk(classId) }),
  };
};

export const storeGoodsQueries = (place: Place) => {
  const storeId = readList('store', place.search).storeId ?? '0';
  return {
    found: goodsAsk('store', place),
    store: ask(storeApi.info, { params: { storeId } }),
    shelves: ask(storeApi.classes, { query: { storeId } }, { staleMs: seldom, fallback: [] }),
  };
};
