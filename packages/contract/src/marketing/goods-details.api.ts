import * as z from 'zod';
import { GoodsSource, lengthFields, PriceStep, SeckillFlag, stepField } from '../catalogue/goods-card.api.ts';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { StoreCard, StoreInfo } from '../store/store.api.ts';
import { GroupStanding } from './group-buy.api.ts';

const count = z.number().int().min(0);

/** When the price of a seckill or a time-limited buy holds; a seckill is a session of its zone. */
const FrontSeckillActivityPage = z.strictObject({
  sessionId: Id.nullable(),
  activityPrice: Money,
  activityStartDate: TimeText,
  activityEndDate: TimeText,
  currentDateStr: TimeText,
});

/** An activity that touches the spec shown. Types: 2 full reduction, 3 seckill, 4 group buy, 5 time-limited buy. */
export const SpecActivity = z.strictObject({
  activityId: Id,
  activityType: z.number().int().min(1).max(5),
  name: z.string(),
  activityPrice: Money.optional(),
  activityStartDate: TimeText,
  activityEndDate: TimeText,
  /** The clock of the server: countdowns run against it. */
  currentDateStr: TimeText,
  /** Pieces a person may buy; 0: no limit. */
  restrictionQuantity: count,
  activitySurplusStorage: count,
  seckillFlag: SeckillFlag,
  /** Null but for types 3 and 5. */
  frontSeckillActivityPageDTO: FrontSeckillActivityPage.nullable(),
  /** Of type 4: how it stands. `activityPrice` is what joining costs now. */
  groupBuy: GroupStanding.optional(),
});
export type SpecActivity = z.infer<typeof SpecActivity>;

export const GoodsSpec = z.strictObject({
  id: Id,
  specName: z.string(),
  itemNumber: z.string(),
  /** {"截面": "3×240"}: what tells it from its sisters; the keys are those of `specAttrMap`. */
  axis: z.record(z.string(), z.string()),
  picture: z.string(),
  /** With tax. */
  specSellPrice: Money,
  taxOutPrice: Money,
  marketPrice: Money.optional(),
  activityPrice: Money.optional(),
  activityType: z.number().int().min(0),
  priceBreaks: z.array(PriceStep),
  specStorage: count,
  /** 0: from stock. */
  leadDays: count,
  weightGram: count,
  /** Cable is sold by the metre or by the reel, so a spec counts in a unit of its own. */
  unit: z.string(),
  ...lengthFields,
  minOrderQuantity: z.number().int().min(1),
  ...stepField,
});
export type GoodsSpec = z.infer<typeof GoodsSpec>;

const GoodsVO = z.strictObject({
  goodsId: Id,
  storeId: Id,
  spuCode: z.string(),
  name: z.string(),
  model: z.string(),
  brandId: Id,
  brandName: z.string(),
  goodsSource: GoodsSource,
  ownFlag: Flag,
  firstGcId: Id,
  firstGcName: z.string(),
  secondGcId: Id,
  secondGcName: z.string(),
  gcId: Id,
  gcName: z.string(),
  /** HTML that was cleaned when it was written. */
  description: z.string(),
  standards: z.array(z.string()),
  certificates: z.array(z.string()),
  afterSales: z.string(),
  packing: z.string(),
  pictures: z.array(z.string()).min(1),
  /** An upload of the store, shown before the pictures. */
  video: z.string().optional(),
  /** What the store issues of it is less where the goods names fewer. */
  invoiceTypes: StoreInfo.shape.invoiceTypes,
  labels: z.array(z.strictObject({ id: Id, key: z.string(), name: z.string(), tone: z.enum(['green', 'amber', 'red', 'blue', 'grey']) })),
  /** The parameters of the spec shown, the axis values among them. */
  attributes: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});

export const GoodsDetailsVO = z.strictObject({
  /** The spec shown. */
  id: Id,
  goodsId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  /** 1: there is a coupon to pick up for it. */
  couponsFlag: Flag,
  /** 1: a full reduction counts it. */
  reduceFlag: Flag,
  specActivityList: z.array(SpecActivity),
  specSellPrice: Money,
  taxOutPrice: Money,
  marketPrice: Money.optional(),
  activityPrice: Money.optional(),
  activityType: z.number().int().min(0),
  seckillFlag: SeckillFlag,
  taxRate: z.number().int(),
  /** As the spec shown is counted. */
  unit: z.string(),
  ...lengthFields,
  specStorage: count,
  leadDays: count,
  minOrderQuantity: z.number().int().min(1),
  ...stepField,
  sales: count,
  monthSales: count,
  favNum: count,
  reviewCount: count,
  positiveCount: count,
  neutralCount: count,
  negativeCount: count,
  photoCount: count,
  goodsVO: GoodsVO,
});
export type GoodsDetailsVO = z.infer<typeof GoodsDetailsVO>;

export const GoodsDetails = z.strictObject({
  goodsDetailsVO: GoodsDetailsVO,
  loginFlag: Flag,
  /** Which prices the visitor sees: 0 guest, 1 individual, 2 company. */
  levelId: z.enum(['0', '1', '2']),
  /** What the reader's company has agreed on in a framework, by spec, and how many are left at that price; without a contract what it costs him by his zone. */
  agreedPrices: z.array(z.strictObject({ specId: Id, price: Money, left: count, contractSn: z.string() })).optional(),
  goodsSpecList: z.array(GoodsSpec).min(1),
  /** Axis to its values, both in their order. */
  specAttrMap: z.record(z.string(), z.array(z.string())),
  storeCard: StoreCard,
});
export type GoodsDetails = z.infer<typeof GoodsDetails>;

/** One of the ids is needed; a spec that is not of that goods, or is no longer sold, gives way to the cheapest. */
export const GoodsDetailsQuery = z
  .strictObject({ goodsId: Id.optional(), specId: Id.optional(), isGlobal: z.literal(['', '0', '1']).optional() })
  .refine((query) => query.goodsId !== undefined || query.specId !== undefined, { path: ['goodsId'] });
export type GoodsDetailsQuery = z.infer<typeof GoodsDetailsQuery>;

export const goodsDetailsApi = {
  /** Refused with `goods.not_found`, or with `goods.off_shelf` and `OffShelf` as data. */
  details: call({
    verb: 'GET',
    path: '/portal/search/goods/details',
    access: anyone,
    summary: 'A goods with all its specs',
    query: GoodsDetailsQuery,
    data: GoodsDetails,
  }),
};
