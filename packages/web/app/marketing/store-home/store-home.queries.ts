import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { type CouponCenter, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import type { StoreInfo, storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { outcomePage } from '../../shell/outcome-page.ts';
import { namedStore, shelvesAsk, storeInfoAsk, storeMissing } from '../../store/store.queries.ts';

const staleMs = 60_000;
const noCoupons: CouponCenter = { canRecList: [], total: 0, recedList: [], recedTotal: 0 };

/** How many main classes get a floor of their own. */
const mostFloors = 3;
const goodsAFloor = 4;

const question = ({ search }: { search: URLSearchParams }) => {
  const storeId = namedStore(search);
  return storeId === undefined ? undefined : storeInfoAsk(storeId);
};

/** The first template: what the store shows first. */
export const homeParts = (_place: unknown, { storeId }: StoreInfo) => ({
  shelves: shelvesAsk(storeId),
  banners: ask(contentApi.advs, { query: { advKey: 'store_banner', storeId } }, { staleMs, fallback: [] }),
  coupons: ask(couponApi.center, { query: { scope: 'store', limit: 60 } }, { staleMs, fallback: noCoupons }),
  recommended: ask(goodsApi.recommend, { query: { storeId, limit: 8 } }, { staleMs, fallback: [] }),
  hot: ask(goodsApi.hot, { query: { storeId, limit: 4 } }, { staleMs, fallback: [] }),
});

/** The second: its ranking, then a floor for each main class. */
export const rankingParts = (_place: unknown, { storeId, mainClasses }: StoreInfo) => ({
  shelves: shelvesAsk(storeId),
  ranking: ask(goodsApi.hot, { query: { storeId, limit: 10 } }, { staleMs, fallback: [] }),
  ...Object.fromEntries(
    mainClasses
      .slice(0, mostFloors)
      .map(({ id }) => [`floor ${id}`, ask(goodsApi.hot, { query: { storeId, gcId: id, limit: goodsAFloor } }, { staleMs, fallback: [] })]),
  ),
});

export const storeHomeOutcome = outcomePage<typeof storeApi.info>({ question, parts: homeParts, missing: storeMissing });
export const storeRankingOutcome = outcomePage<typeof storeApi.info>({ question, parts: rankingParts, missing: storeMissing });
