import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { type CouponCenter, couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { type GoodsDetails, goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { storeApi } from '@mall/contract/store/store.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { readReviewChoice } from '../../shell/reviews/review-choice.rules.ts';
import { reviewsAsk } from '../../shell/reviews/reviews.queries.ts';
import { readGoodsAddress } from './goods-address.rules.ts';

type Place = { search: URLSearchParams };

const staleMs = 60_000;
/** Parts that may be missing: what stands in is nothing, which their types do not know. */
const nothing = { staleMs, fallback: null as never };

export const hotCount = 5;
/** Three slides of five, and one to spare for the goods itself. */
const similarCount = 16;

export const detailsAsk = ({ search }: Place) => {
  const address = readGoodsAddress(search);
  return address && ask(goodsDetailsApi.details, { query: address });
};

const noCoupons: CouponCenter = { canRecList: [], total: 0, recedList: [], recedTotal: 0 };

/** Goods that are not sold abroad have no names in the languages of a cross-border page. */
const soldThere = (search: URLSearchParams) => (search.get('isGlobal') === '1' ? { source: 'cross' as const } : {});

/** Few goods of one class are sold abroad, so the class above it is looked through there. */
const classNear = (search: URLSearchParams, { gcId, secondGcId }: GoodsDetails['goodsDetailsVO']['goodsVO']) =>
  search.get('isGlobal') === '1' ? secondGcId : gcId;

/** What stands around a goods. Each part that fails is left out. */
export const goodsParts = ({ search }: Place, { goodsDetailsVO: { id: specId, goodsId, goodsVO } }: GoodsDetails) => ({
  store: ask(storeApi.info, { params: { storeId: goodsVO.storeId } }, nothing),
  coupons: ask(couponApi.center, { query: { goodsId, limit: 12 } }, { staleMs, fallback: noCoupons }),
  hot: ask(goodsApi.hot, { query: { storeId: goodsVO.storeId, limit: hotCount + 1, ...soldThere(search) } }, { staleMs, fallback: [] }),
  similar: ask(
    goodsApi.hot,
    { query: { gcId: classNear(search, goodsVO), limit: similarCount, ...soldThere(search) } },
    { staleMs, fallback: [] },
  ),
  parity: ask(goodsApi.priceParity, { query: { specId } }, { staleMs, fallback: [] }),
  average: ask(goodsApi.averagePrice, { query: { gcId: goodsVO.gcId } }, nothing),
  reviews: reviewsAsk({ goodsId }, readReviewChoice(search)),
});
