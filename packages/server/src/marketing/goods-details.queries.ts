import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { type Fen, fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { GoodsDetails, GoodsDetailsQuery, GoodsSpec, SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { sql } from 'drizzle-orm';
import { listAgreed } from '../catalogue/agreed-price.queries.ts';
import type { CatalogueBook } from '../catalogue/catalogue-book.queries.ts';
import { type GoodsLive, type LiveSpec, readGoodsLive } from '../catalogue/goods-live.queries.ts';
import { requireGoodsPage } from '../catalogue/goods-page.queries.ts';
import { lengthOf } from '../catalogue/length-of.ts';
import { listOwnPrices } from '../catalogue/own-price.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type GoodsStem, type SpecStem, stemOf } from './goods-details-stem.ts';
import { listSpecDeals, type OfferBook, offersFor } from './goods-offers.queries.ts';
import { listSpecGroups } from './group/group.queries.ts';

type Prices = Pick<
  GoodsSpec,
  'specSellPrice' | 'taxOutPrice' | 'marketPrice' | 'activityPrice' | 'activityType' | 'packLength' | 'unitPrice'
>;

const pricesOf = (spec: LiveSpec, { taxRate, specs }: GoodsStem): Prices => {
  const price: Fen = fen(spec.priceFen);
  const deal = spec.dealRuns ? spec.dealFen : null;
  return {
    specSellPrice: toYuan(price),
    taxOutPrice: toYuan(withoutTax(price, taxRate)),
    ...(spec.marketFen === null ? {} : { marketPrice: toYuan(fen(spec.marketFen)) }),
    // A price that does not hold yet is not told.
    ...(deal === null ? {} : { activityPrice: toYuan(fen(deal)) }),
    ...lengthOf(specs.get(spec.id)?.packLength ?? null, deal ?? price),
    activityType: spec.dealType ?? 0,
  };
};

const seckillFlagOf = (spec: LiveSpec): 0 | 1 | 2 => (spec.dealType === null ? 0 : spec.dealRuns ? 1 : 2);

const specText = (stem: GoodsStem, spec: LiveSpec): string => {
  const live = {
    ...pricesOf(spec, stem),
    priceBreaks: spec.breaks.map(([minNum, price]) => ({ minNum, price: toYuan(fen(price)) })),
    specStorage: spec.storage,
  };
  return `{${stem.specs.get(spec.id)?.entry},${JSON.stringify(live).slice(1)}`;
};

type Offers = { hasCoupons: boolean; activities: SpecActivity[] };

const detailsText = (stem: GoodsStem, live: GoodsLive, shown: LiveSpec, offers: Offers): string => {
  const moving = {
    couponsFlag: offers.hasCoupons ? 1 : 0,
    reduceFlag: offers.activities.some((one) => one.activityType === 2) ? 1 : 0,
    specActivityList: offers.activities,
    ...pricesOf(shown, stem),
    seckillFlag: seckillFlagOf(shown),
    specStorage: shown.storage,
    sales: live.sales,
    monthSales: live.monthSales,
    favNum: live.favouriteCount,
    reviewCount: live.reviewCount,
    positiveCount: live.positiveCount,
    neutralCount: live.neutralCount,
    negativeCount: live.negativeCount,
    photoCount: live.photoCount,
  };
  const spec = stem.specs.get(shown.id) as SpecStem;
  return `{${spec.details},${stem.details},"goodsVO":{${spec.goods},${stem.goods}},${JSON.stringify(moving).slice(1)}`;
};

type Reader = Pick<GoodsDetails, 'loginFlag' | 'levelId' | 'agreedPrices'>;

/** A price by the reader's zone holds for as many as he likes. */
const unbounded = 1_000_000;

type Query = Pick<GoodsDetailsQuery, 'goodsId' | 'specId'>;

/** What the page tells of its reader; the rest is the same for everybody. */
export const readerOf = async (tx: Tx, actor: Actor, { goodsId, specId }: Query): Promise<Reader> => {
  const companyId = actor.kind === 'buyer' ? actor.companyId : undefined;
  const agreed = companyId === undefined ? [] : await listAgreed(tx, companyId, { goodsId, specId });
  const goods = goodsId === undefined ? sql`(select goods_id from spec where id = ${specId ?? null}::bigint)` : sql`${goodsId}::bigint`;
  const own = actor.kind === 'buyer' ? await listOwnPrices(tx, actor.memberId, { goods }) : new Map<Id, number>();
  const prices = [
    ...agreed.filter((one) => one.fen <= (own.get(one.specId) ?? one.fen)),
    ...[...own].flatMap(([id, price]) =>
      agreed.some((one) => one.specId === id && one.fen <= price) ? [] : [{ specId: id, contractSn: '', fen: price, left: unbounded }],
    ),
  ];
  return {
    loginFlag: actor.kind !== 'guest' ? 1 : 0,
    levelId: actor.kind === 'guest' ? '0' : companyId === undefined ? '1' : '2',
    ...(prices.length > 0 && { agreedPrices: prices.map(({ fen: price, ...one }) => ({ ...one, price: toYuan(fen(price)) })) }),
  };
};

/** What pages share; whoever asks may keep the answers for seconds, because they change seldom and are asked for often. */
export type Kept = {
  stem: (query: Query) => Promise<GoodsStem>;
  offers: () => Promise<OfferBook>;
  /** The card of a store as JSON. */
  store: (storeId: Id) => Promise<string>;
};

export const requireGoodsStem = async (tx: Tx, query: Query, book: CatalogueBook, language: Language): Promise<GoodsStem> =>
  stemOf(await requireGoodsPage(tx, query, book, language), language);

const fits = (stem: GoodsStem, live: GoodsLive | undefined): live is GoodsLive =>
  live !== undefined && live.specs.length === stem.specs.size && live.specs.every(({ id }) => stem.specs.has(id));

const readMoving = async (tx: Tx, query: Query, language: Language, kept: Kept, catalogue: () => Promise<CatalogueBook>) => {
  const stem = await kept.stem(query);
  const live = await readGoodsLive(tx, stem.goodsId);
  if (fits(stem, live)) return { stem, live };
  // Taken off, or its specs are others than a moment ago: what was kept no longer holds, and a goods off the shelf is refused here.
  const fresh = await requireGoodsStem(tx, query, await catalogue(), language);
  const now = await readGoodsLive(tx, fresh.goodsId);
  const specs = now?.specs.filter(({ id }) => fresh.specs.has(id)) ?? [];
  if (!now || specs.length === 0) throw refuse('goods.not_found');
  return { stem: fresh, live: { ...now, specs } };
};

/** A goods' page as JSON: the goods, what is offered on it, and who sells it. Price, stock and counts are read by one statement. */
export const requireGoodsDetails = async (
  tx: Tx,
  query: Query,
  language: Language,
  kept: Kept,
  catalogue: () => Promise<CatalogueBook>,
): Promise<string> => {
  const { stem, live } = await readMoving(tx, query, language, kept, catalogue);
  const find = (id: Id | undefined) => live.specs.find((spec) => spec.id === id);
  const shown = find(query.specId) ?? find(stem.defaultSpecId ?? undefined) ?? (live.specs[0] as LiveSpec);
  const [book, deals, groups, store] = await Promise.all([
    kept.offers(),
    shown.dealType === null ? [] : listSpecDeals(tx, shown.id, language),
    shown.inGroup ? listSpecGroups(tx, shown.id, language) : [],
    kept.store(stem.storeId),
  ]);
  const { hasCoupons, reductions } = offersFor(book, stem, language);
  const details = detailsText(stem, live, shown, { hasCoupons, activities: [...deals, ...groups, ...reductions] });
  const specs = live.specs.map((spec) => specText(stem, spec));
  return `{"goodsDetailsVO":${details},"goodsSpecList":[${specs.join(',')}],"specAttrMap":${stem.attrMap},"storeCard":${store}}`;
};
