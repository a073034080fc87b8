import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { type CouponCenter, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { type StoreFront, type StoreInfo, storeApi } from '@mall/contract/store/store.api.ts';
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

type Place = { search: URLSearchParams };

/** The key of what its seller looks at before it is published. */
const previewOf = ({ search }: Place): string | undefined => search.get('preview') ?? undefined;

/** As published, or as the key says; one that has ended shows the store as it is. */
const plainFront: StoreFront = { template: 'home', banners: [], notices: [], shelves: null };
const frontAsk = (place: Place, storeId: string) => {
  const preview = previewOf(place);
  return ask(
    storeApi.front,
    { params: { storeId }, query: preview === undefined ? {} : { preview } },
    { staleMs: 5000, fallback: plainFront },
  );
};

/** The first template: what the store shows first. */
export const homeParts = (place: Place, { storeId }: StoreInfo) => ({
  front: frontAsk(place, storeId),
  shelves: shelvesAsk(storeId),
  banners: ask(contentApi.advs, { query: { advKey: 'store_banner', storeId } }, { staleMs, fallback: [] }),
  coupons: ask(couponApi.center, { query: { scope: 'store', limit: 60 } }, { staleMs, fallback: noCoupons }),
  recommended: ask(goodsApi.recommend, { query: { storeId, limit: 8 } }, { staleMs, fallback: [] }),
  hot: ask(goodsApi.hot, { query: { storeId, limit: 4 } }, { staleMs, fallback: [] }),
});

/** The second: its ranking, then a floor for each main class. */
export const rankingParts = (place: Place, { storeId, mainClasses }: StoreInfo) => ({
  front: frontAsk(place, storeId),
  shelves: shelvesAsk(storeId),
  ranking: ask(goodsApi.hot, { query: { storeId, limit: 10 } }, { staleMs, fallback: [] }),
  ...Object.fromEntries(
    mainClasses
      .slice(0, mostFloors)
      .map(({ id }) => [`floor ${id}`, ask(goodsApi.hot, { query: { storeId, gcId: id, limit: goodsAFloor } }, { staleMs, fallback: [] })]),
  ),
});

/** `/shopIndex` is laid out as the store has chosen; a preview as its address says. */
export const isRanking = (place: Place, { template }: StoreInfo): boolean => template === 'ranking' && previewOf(place) === undefined;

export const storeHomeOutcome = outcomePage<typeof storeApi.info>({
  question,
  parts: (place, store) => (isRanking(place, store) ? rankingParts : homeParts)(place, store),
  missing: storeMissing,
});
export const storeRankingOutcome = outcomePage<typeof storeApi.info>({ question, parts: rankingParts, missing: storeMissing });
