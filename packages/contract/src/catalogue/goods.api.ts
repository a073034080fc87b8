import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { CustomClass } from './catalogue.api.ts';
import { hotTypes, storeGoodsSorts } from './goods.rules.ts';
import { GoodsCard, GoodsSource, goodsCardFields, lengthFields, PriceStep, SeckillFlag, stepField } from './goods-card.api.ts';

/** The same class, model and axis values from another store. `difference` is its price less that of the spec asked about. */
export const ParityOffer = z.strictObject({ ...goodsCardFields, brandName: z.string(), difference: Money });
export type ParityOffer = z.infer<typeof ParityOffer>;

/** Of the third-level class; `history` by month, oldest first, `date` as yyyy-mm. */
export const AveragePrice = z.strictObject({
  gcId: Id,
  gcName: z.string(),
  unit: z.string(),
  averagePrice: Money,
  history: z.array(z.strictObject({ date: z.string(), price: Money })),
});
export type AveragePrice = z.infer<typeof AveragePrice>;

export const GoodsType = z.strictObject({ goodsId: Id, goodsSource: GoodsSource, ownFlag: Flag, storeId: Id, gcId: Id, shelfFlag: Flag });
export type GoodsType = z.infer<typeof GoodsType>;

/** What the trade calls a class of goods: its parameters with their usual values, its standards and papers. */
export const StandardInfo = z.strictObject({
  gcId: Id,
  gcName: z.string(),
  firstGcId: Id,
  firstGcName: z.string(),
  secondGcId: Id,
  secondGcName: z.string(),
  unit: z.string(),
  taxRate: z.number().int(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  attributes: z.array(z.strictObject({ id: Id, name: z.string(), drivesSpec: Flag, values: z.array(z.string()) })),
});
export type StandardInfo = z.infer<typeof StandardInfo>;

/** Refused with `goods.off_shelf`, a detail still carries this, so that its page can offer something else. */
export const OffShelf = z.strictObject({
  goodsId: Id,
  name: z.string(),
  picture: z.string(),
  storeId: Id,
  gcId: Id,
  gcName: z.string(),
  similar: z.array(GoodsCard),
});
export type OffShelf = z.infer<typeof OffShelf>;

/** A spec among its sisters: only what differs between them. */
export const SpecLine = z.strictObject({
  specId: Id,
  /** In the order of `axes`; empty where it has none. */
  values: z.array(z.string()),
  weightGram: z.number().int().min(0),
  /** Cable is sold by the metre or by the reel, so a line counts in a unit of its own. */
  unit: z.string(),
  ...lengthFields,
  minOrderQuantity: z.number().int().min(1),
  ...stepField,
  /** With tax. */
  specSellPrice: Money,
  activityPrice: Money.optional(),
  seckillFlag: SeckillFlag,
  specStorage: z.number().int().min(0),
  /** 0: from stock. */
  leadDays: z.number().int().min(0),
  priceBreaks: z.array(PriceStep),
});
export type SpecLine = z.infer<typeof SpecLine>;

/** The specs of a goods as the lines of a table; `axes` are the heads of what tells them apart. */
export const GoodsSpecs = z.strictObject({
  goodsId: Id,
  name: z.string(),
  model: z.string(),
  axes: z.array(z.string()),
  specs: z.array(SpecLine),
});
export type GoodsSpecs = z.infer<typeof GoodsSpecs>;

const limit = (usual: number) => z.coerce.number().int().min(1).max(50).default(usual);
const oneOf = { error: 'kernel.bad_input', path: ['gcId'] };

export const AveragePriceQuery = z
  .strictObject({ specId: Id.optional(), gcId: Id.optional() })
  .refine((query) => query.specId !== undefined || query.gcId !== undefined, oneOf);
export type AveragePriceQuery = z.infer<typeof AveragePriceQuery>;

/** `source` is for a list of a store or a class: a cross-border page shows what is sold abroad and nothing else. */
export const HotQuery = z.strictObject({ storeId: Id.optional(), gcId: Id.optional(), source: GoodsSource.optional(), limit: limit(10) });
export type HotQuery = z.infer<typeof HotQuery>;

/** `classId` is a shelf of the store; those below it are meant too. */
export const StoreGoodsQuery = z.strictObject({
  storeId: Id,
  classId: Id.optional(),
  keyword: text(50).default(''),
  sort: z.enum(storeGoodsSorts).default('default'),
  ...paging(20, 60),
});
export type StoreGoodsQuery = z.infer<typeof StoreGoodsQuery>;

export const StandardInfoQuery = z
  .strictObject({ keyword: text(50).default(''), gcId: Id.optional() })
  .refine((query) => query.keyword !== '' || query.gcId !== undefined, oneOf);
export type StandardInfoQuery = z.infer<typeof StandardInfoQuery>;

const CustomChildrenQuery = z.strictObject({
  id: Id.optional(),
  zoneId: Id.optional(),
  /** '1' blocks, '2' menus; both when not said. */
  showType: z.literal(['1', '2']).optional(),
});
type CustomChildrenQuery = z.infer<typeof CustomChildrenQuery>;

/** '3,8,12', as many as a page shows. */
const GoodsIds = z
  .string()
  .regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/)
  .refine((list) => list.split(',').length <= 60);

const WhichGoods = z.strictObject({ goodsId: Id });

export const goodsApi = {
  priceParity: call({
    verb: 'GET',
    path: '/portal/goods/priceParity',
    access: anyone,
    summary: 'The same goods at other stores, cheapest first',
    query: z.strictObject({ specId: Id }),
    data: z.array(ParityOffer),
  }),
  averagePrice: call({
    verb: 'GET',
    path: '/portal/goods/averagePrice',
    access: anyone,
    summary: 'Average price of a class, now and by month',
    query: AveragePriceQuery,
    data: AveragePrice,
  }),
  recommend: call({
    verb: 'GET',
    path: '/portal/goods/recommend',
    access: anyone,
    summary: 'Goods a store recommends',
    query: z.strictObject({ storeId: Id, limit: limit(8) }),
    data: z.array(GoodsCard),
  }),
  hot: call({
    verb: 'GET',
    path: '/portal/goods/hot',
    access: anyone,
    summary: 'Best sellers of a store, a class of any level, or the mall',
    query: HotQuery,
    data: z.array(GoodsCard),
  }),
  like: call({
    verb: 'GET',
    path: '/portal/goods/like',
    access: anyone,
    summary: 'What the visitor may like',
    query: z.strictObject(paging(25, 60)),
    data: pageOf(GoodsCard),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/goods/page',
    access: anyone,
    summary: 'Goods of a store',
    query: StoreGoodsQuery,
    data: pageOf(GoodsCard),
  }),
  specs: call({
    verb: 'GET',
    path: '/portal/goods/specs',
    access: anyone,
    summary: 'All specs of the goods of a page, for the dense table',
    query: z.strictObject({ goodsId: GoodsIds }),
    data: z.array(GoodsSpecs),
  }),
  type: call({
    verb: 'GET',
    path: '/portal/goods/find/goods/type',
    access: anyone,
    summary: 'Where a goods comes from',
    query: WhichGoods,
    data: GoodsType,
  }),
  standardInfo: call({
    verb: 'GET',
    path: '/portal/goods/find/standardInfo',
    access: anyone,
    summary: 'Parameters and standards of classes',
    query: StandardInfoQuery,
    data: z.array(StandardInfo),
  }),
  favNum: call({
    verb: 'GET',
    path: '/portal/goods/fav/num',
    access: anyone,
    summary: 'How many members keep a goods',
    query: WhichGoods,
    data: z.strictObject({ favNum: z.number().int().min(0) }),
  }),
  hotList: call({
    verb: 'GET',
    path: '/portal/operation/hot/list',
    access: anyone,
    summary: 'Hot goods of the mall',
    query: z.strictObject({ type: z.enum(hotTypes).default('sales'), limit: limit(10) }),
    data: z.array(GoodsCard),
  }),
  customClassTree: call({
    verb: 'GET',
    path: '/portal/goodsClassCustom/all',
    access: anyone,
    summary: 'Classes arranged by hand, as a tree',
    query: z.strictObject({ zoneId: Id.optional() }),
    data: z.array(CustomClass),
  }),
  customClassChildren: call({
    verb: 'GET',
    path: '/portal/goodsClassCustom/children',
    access: anyone,
    summary: 'Arranged classes below one',
    query: CustomChildrenQuery,
    data: z.array(CustomClass),
  }),
};
