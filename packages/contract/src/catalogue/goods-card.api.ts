import * as z from 'zod';
import { Flag, Id } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';

/** third: of a store on the platform; self: of the mall itself; cross: from abroad. */
export const GoodsSource = z.enum(['third', 'self', 'cross']);
export type GoodsSource = z.infer<typeof GoodsSource>;

/** 3 seckill, 4 group buy and 5 time-limited buy bound the quantity; 0 is no activity. Of a group buy the usual price is not another. */
export const activityTypes = { none: 0, seckill: 3, groupBuy: 4, timeLimited: 5 } as const;

/** Of types 3 and 5. 1: its price holds now; 2: it begins today and its price does not hold yet; 0: there is none, or of another type. */
export const SeckillFlag = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type SeckillFlag = z.infer<typeof SeckillFlag>;

/** From how many pieces on each costs `price`, tax included; the least first. */
export const PriceStep = z.strictObject({ minNum: z.number().int().min(2), price: Money });

/** Only of what is sold by length: metres in one `unit`, and what one of them costs at the price told beside. */
export const lengthFields = { packLength: z.number().int().min(1).optional(), unitPrice: Money.optional() };

/** Bought by so many at a time; absent: one by one. What an activity or an agreed list leaves need not come out even. */
export const stepField = { step: z.number().int().min(2).optional() };

export const goodsCardFields = {
  goodsId: Id,
  specId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  picture: z.string(),
  /** With tax. */
  specSellPrice: Money,
  /** 1: `specSellPrice` is the reader's own, by his zone. */
  ownPrice: Flag.optional(),
  /** The price crossed out. */
  marketPrice: Money.optional(),
  activityPrice: Money.optional(),
  /** The first step of the price by quantity, where one makes it cheaper than now. */
  priceBreak: PriceStep.optional(),
  activityType: z.number().int().min(0),
  seckillFlag: SeckillFlag,
  /** What a group buy that runs can bring its price down to; it is joined on the page of the goods. */
  groupPrice: Money.optional(),
  unit: z.string(),
  ...lengthFields,
  taxRate: z.number().int(),
  minOrderQuantity: z.number().int().min(1),
  ...stepField,
  specStorage: z.number().int().min(0),
  /** 0: from stock. */
  leadDays: z.number().int().min(0),
  storeId: Id,
  storeName: z.string(),
  goodsSource: GoodsSource,
  /** 1: sold by the mall itself. */
  ownFlag: Flag,
  sales: z.number().int(),
  monthSales: z.number().int(),
  attributeLine: z.string(),
};

/** A goods wherever goods are listed. */
export const GoodsCard = z.strictObject(goodsCardFields);
export type GoodsCard = z.infer<typeof GoodsCard>;
