import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import { unitIn } from '@mall/contract/catalogue/unit.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { type Fen, fen, toYuan } from '@mall/contract/kernel/money.ts';
import type {
  GoodsDetails,
  GoodsDetailsQuery,
  GoodsDetailsVO,
  GoodsSpec,
  SpecActivity,
} from '@mall/contract/marketing/goods-details.api.ts';
import type { StoreCard } from '@mall/contract/store/store.api.ts';
import type { CatalogueBook } from '../catalogue/catalogue-book.queries.ts';
import { type GoodsPage, type GoodsPageRow, type GoodsSpecRow, requireGoodsPage } from '../catalogue/goods-page.queries.ts';
import { lineIn, valueIn } from '../catalogue/value-words.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { wordOf } from '../kernel/word-of.ts';
import { listSpecDeals, type OfferBook, offersFor } from './goods-offers.queries.ts';

const nameOf = (row: GoodsPageRow, spec: GoodsSpecRow, language: Language): string =>
  language === fallbackLanguage || !row.enName ? spec.specName : `${row.enName} ${lineIn(spec.axisLine, 'en')}`.trim();

/** How the axes are called in the visitor's language, in their order; Chinese where two would come out the same. */
const axisNames = (row: GoodsPageRow, language: Language): Map<string, string> => {
  const axes = row.attributes.filter((one) => one.drives).map((one) => [one.names.zh, wordOf(one.names, language)] as const);
  const clash = new Set(axes.map(([, name]) => name)).size < axes.length;
  return new Map(axes.map(([zh, name]) => [zh, clash ? zh : name]));
};

/** The values of the axes likewise: a word that stood for two values could not tell two specs apart. */
const axisValues = (specs: readonly GoodsSpecRow[], language: Language): Map<string, Map<string, string>> => {
  const byAxis = Map.groupBy(
    specs.flatMap(({ axis }) => Object.entries(axis)),
    ([zh]) => zh,
  );
  return new Map(
    [...byAxis].map(([zh, pairs]) => {
      const values = [...new Set(pairs.map(([, value]) => value))];
      const clash = new Set(values.map((value) => valueIn(value, language))).size < values.length;
      return [zh, new Map(values.map((value) => [value, clash ? value : valueIn(value, language)]))];
    }),
  );
};

type AxisWords = { names: ReadonlyMap<string, string>; values: ReadonlyMap<string, ReadonlyMap<string, string>> };

const axisOf = (spec: GoodsSpecRow, { names, values }: AxisWords): Record<string, string> => {
  const known = [...names].filter(([zh]) => zh in spec.axis).map(([zh, name]) => [name, values.get(zh)?.get(spec.axis[zh] ?? '') ?? '']);
  const rest = Object.entries(spec.axis).filter(([zh]) => !names.has(zh));
  return Object.fromEntries([...known, ...rest]);
};

type Prices = Pick<GoodsSpec, 'specSellPrice' | 'taxOutPrice' | 'marketPrice' | 'activityPrice' | 'activityType'>;

const pricesOf = (spec: GoodsSpecRow, taxRate: number): Prices => {
  const price: Fen = fen(spec.priceFen);
  return {
    specSellPrice: toYuan(price),
    taxOutPrice: toYuan(withoutTax(price, taxRate)),
    ...(spec.marketFen === null ? {} : { marketPrice: toYuan(fen(spec.marketFen)) }),
    // A price that does not hold yet is not told.
    ...(spec.dealRuns && spec.dealFen !== null ? { activityPrice: toYuan(fen(spec.dealFen)) } : {}),
    activityType: spec.dealType ?? 0,
  };
};

const seckillFlagOf = (spec: GoodsSpecRow): 0 | 1 | 2 => (spec.dealType === null ? 0 : spec.dealRuns ? 1 : 2);

const specOf = (page: GoodsPage, spec: GoodsSpecRow, words: AxisWords, language: Language): GoodsSpec => ({
  id: spec.id,
  specName: nameOf(page.goods, spec, language),
  itemNumber: spec.itemNumber,
  axis: axisOf(spec, words),
  picture: spec.picture,
  ...pricesOf(spec, page.goods.taxRate),
  priceBreaks: spec.breaks.map(([minNum, price]) => ({ minNum, price: toYuan(fen(price)) })),
  specStorage: spec.storage,
  leadDays: spec.leadDays,
  weightGram: spec.weightGram,
});

/** Values in the order in which the specs bring them. */
const attrMapOf = (specs: readonly GoodsSpec[]): Record<string, string[]> => {
  const map: Record<string, string[]> = {};
  for (const { axis } of specs)
    for (const [name, value] of Object.entries(axis)) {
      const values = (map[name] ??= []);
      if (!values.includes(value)) values.push(value);
    }
  return map;
};

const attributesOf = ({ goods, shown }: GoodsPage, language: Language) =>
  goods.attributes.map((one) => ({
    name: wordOf(one.names, language),
    value: (one.drives && one.names.zh in shown.axis ? [shown.axis[one.names.zh] ?? ''] : one.values)
      .map((value) => valueIn(value, language))
      .join(language === fallbackLanguage ? '、' : ', '),
  }));

const goodsOf = (page: GoodsPage, language: Language): GoodsDetailsVO['goodsVO'] => {
  const { goods, specs, shown } = page;
  const chinese = language === fallbackLanguage;
  return {
    goodsId: goods.goodsId,
    storeId: goods.storeId,
    spuCode: goods.spuCode,
    name: chinese ? goods.name : goods.enName || goods.name,
    model: goods.model,
    brandId: goods.brandId,
    brandName: chinese ? goods.brand.name : goods.brand.enName || goods.brand.name,
    goodsSource: goods.source,
    ownFlag: goods.source === 'self' ? 1 : 0,
    firstGcId: goods.firstGcId,
    firstGcName: wordOf(goods.firstNames, language),
    secondGcId: goods.secondGcId,
    secondGcName: wordOf(goods.secondNames, language),
    gcId: goods.gcId,
    gcName: wordOf(goods.gcNames, language),
    description: goods.description,
    standards: goods.standards,
    certificates: goods.certificates.map((name) => valueIn(name, language)),
    afterSales: goods.afterSales,
    packing: goods.packing,
    pictures: [...new Set([shown.picture, ...specs.map((spec) => spec.picture)])],
    labels: goods.labels.map(({ id, key, tone, names }) => ({ id, key, tone, name: wordOf(names, language) })),
    attributes: attributesOf(page, language),
  };
};

type Offers = { hasCoupons: boolean; activities: SpecActivity[] };

const detailsOf = (page: GoodsPage, offers: Offers, language: Language): GoodsDetailsVO => {
  const { goods, shown } = page;
  return {
    id: shown.id,
    goodsId: goods.goodsId,
    specName: nameOf(goods, shown, language),
    itemNumber: shown.itemNumber,
    couponsFlag: offers.hasCoupons ? 1 : 0,
    reduceFlag: offers.activities.some((one) => one.activityType === 2) ? 1 : 0,
    specActivityList: offers.activities,
    ...pricesOf(shown, goods.taxRate),
    seckillFlag: seckillFlagOf(shown),
    taxRate: goods.taxRate,
    unit: unitIn(goods.unit, language),
    specStorage: shown.storage,
    leadDays: shown.leadDays,
    minOrderQuantity: goods.moq,
    sales: goods.sales,
    monthSales: goods.monthSales,
    favNum: goods.favouriteCount,
    reviewCount: goods.reviewCount,
    positiveCount: goods.positiveCount,
    neutralCount: goods.neutralCount,
    negativeCount: goods.negativeCount,
    photoCount: goods.photoCount,
    goodsVO: goodsOf(page, language),
  };
};

type Reader = Pick<GoodsDetails, 'loginFlag' | 'levelId'>;

/** What the page tells of its reader; the rest is the same for everybody. */
export const readerOf = (actor: Actor): Reader => ({
  loginFlag: actor.kind === 'member' ? 1 : 0,
  levelId: actor.kind === 'guest' ? '0' : actor.companyId === undefined ? '1' : '2',
});

/** What pages share; whoever asks may keep the answers for seconds, because they change seldom and are asked for often. */
export type Kept = {
  catalogue: () => Promise<CatalogueBook>;
  offers: () => Promise<OfferBook>;
  store: (storeId: Id) => Promise<StoreCard>;
};

/** A goods' page: the goods, what is offered on it, and who sells it. One statement reads price and stock together with the rest. */
export const requireGoodsDetails = async (
  tx: Tx,
  query: Pick<GoodsDetailsQuery, 'goodsId' | 'specId'>,
  language: Language,
  kept: Kept,
): Promise<Omit<GoodsDetails, keyof Reader>> => {
  const page = await requireGoodsPage(tx, query, await kept.catalogue(), language);
  const [book, deals, storeCard] = await Promise.all([
    kept.offers(),
    page.shown.dealType === null ? [] : listSpecDeals(tx, page.shown.id, language),
    kept.store(page.goods.storeId),
  ]);
  const { hasCoupons, reductions } = offersFor(book, page.goods, language);
  const words = { names: axisNames(page.goods, language), values: axisValues(page.specs, language) };
  const goodsSpecList = page.specs.map((spec) => specOf(page, spec, words, language));
  return {
    goodsDetailsVO: detailsOf(page, { hasCoupons, activities: [...deals, ...reductions] }, language),
    goodsSpecList,
    specAttrMap: attrMapOf(goodsSpecList),
    storeCard,
  };
};
