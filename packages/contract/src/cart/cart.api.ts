import * as z from 'zod';
import { GoodsCard, PriceStep, stepField } from '../catalogue/goods-card.api.ts';
import { goodsLine } from '../catalogue/goods-line.ts';
import { buyer, visitor } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Pieces } from './pieces.rules.ts';

const Count = z.number().int();

/** Lines, not pieces: metres of cable and pieces of fittings have no common sum. What the badge shows. */
export const CartCount = z.strictObject({ count: Count });
export type CartCount = z.infer<typeof CartCount>;

export const NewCartLine = z.strictObject({ specId: Id, num: Pieces });
export type NewCartLine = z.infer<typeof NewCartLine>;

const mostLinesAtOnce = 50;
/** Lines that one request may name: a cart holds no more. */
const mostNamed = 500;

/** A line as the header's drop-down and the lists' marks show it. */
export const CartGlance = z.strictObject({
  cartId: Id,
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  picture: z.string(),
  specSellPrice: Money,
  /** The price of a seckill or time-limited buy that runs now. */
  activityPrice: Money.optional(),
  unit: z.string(),
  num: Count,
});
export type CartGlance = z.infer<typeof CartGlance>;

export const CartItem = z.strictObject({
  cartId: Id,
  ...goodsLine,
  itemNumber: z.string(),
  taxRate: Count,
  num: Count,
  isSelect: Flag,
  specStorage: Count,
  minOrderQuantity: Count,
  /** Where a stepper begins and ends, for this visitor, now. */
  leastNum: Count,
  mostNum: Count,
  ...stepField,
  /** 3 seckill, 5 time-limited buy, otherwise 0. */
  activityType: Count,
  activityEndDate: TimeText.optional(),
  restrictionQuantity: Count,
  activitySurplusStorage: Count,
  /** What a piece costs in this quantity, and what without the activity. */
  price: Money,
  listPrice: Money,
  subtotal: Money,
  /** The price of a framework of the company's, how many are left at it, and whether it holds for this quantity. */
  agreed: z.strictObject({ price: Money, left: Count, holds: Flag }).optional(),
  /** The next quantity at which a piece gets cheaper, while one can be bought. */
  nextBreak: PriceStep.optional(),
  invoiceable: Flag,
  /** Why it cannot be bought in this quantity, or at all. */
  fault: z.string().optional(),
  faultCode: z.string().optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/** Lines that count towards one full reduction (activityType 2), or towards none (0). Amounts are of what is selected. */
export const ActivityCartGroup = z.strictObject({
  activityId: Id.optional(),
  activityType: Count,
  name: z.string(),
  activityEndDate: TimeText.optional(),
  rules: z.array(z.strictObject({ thresholdAmount: Money, reduction: Money })),
  reduction: Money,
  /** What is missing to the next step; absent when the highest is reached. */
  shortAmount: Money.optional(),
  nextReduction: Money.optional(),
  cartDTOList: z.array(CartItem),
});
export type ActivityCartGroup = z.infer<typeof ActivityCartGroup>;

export const StoreCart = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  ownFlag: Flag,
  isSelectAll: Flag,
  goodsAmount: Money,
  activityDiscount: Money,
  activityCartGroupDTOList: z.array(ActivityCartGroup),
});
export type StoreCart = z.infer<typeof StoreCart>;

/** Amounts are of what is selected and can be bought, without freight, coupons and points. */
export const CartList = z.strictObject({
  findCartDTO: z.array(StoreCart),
  /** What can no longer be bought in any quantity. */
  invalidList: z.array(CartItem),
  isSelectAll: Flag,
  goodsAmount: Money,
  activityDiscount: Money,
  totalPrice: Money,
  /** Lines that are selected and can be bought. */
  selectedKinds: Count,
  /** Selected lines that have a fault. */
  faultyKinds: Count,
  /** Lines of the whole cart. */
  count: Count,
  /** Why this reader may not order, in his language; empty where he may. */
  settleRefusal: z.string(),
  /** The code of that, by which a page knows what would help. */
  settleRefusalCode: z.string(),
});
export type CartList = z.infer<typeof CartList>;

const delTypes = ['one', 'selected', 'invalid'] as const;
/** One line, several by their ids, all that are selected, or all that can no longer be bought. */
const WhichLines = z
  .strictObject({ delType: z.enum(delTypes).default('one'), cartId: Id.optional(), cartIds: z.array(Id).min(1).max(mostNamed).optional() })
  .refine(
    ({ delType, cartId, cartIds }) => (delType === 'one' ? (cartId === undefined) !== (cartIds === undefined) : !cartId && !cartIds),
    {
      path: ['cartId'],
    },
  );
export type WhichLines = z.infer<typeof WhichLines>;

export const cartApi = {
  list: call({
    verb: 'GET',
    path: '/portal/cart/list',
    access: visitor,
    summary: 'The whole cart by store and full reduction, with prices, limits and faults',
    data: CartList,
  }),
  add: call({
    verb: 'POST',
    path: '/portal/cart',
    access: visitor,
    summary: 'Puts pieces of one spec into the cart',
    body: NewCartLine,
    data: z.strictObject({ cartId: Id, count: Count }),
  }),
  addMany: call({
    verb: 'POST',
    path: '/portal/cart/many',
    access: visitor,
    summary: 'Puts several specs into the cart; says which could not be added and why',
    body: z.strictObject({ lines: z.array(NewCartLine).min(1).max(mostLinesAtOnce) }),
    data: z.strictObject({
      count: Count,
      added: z.array(Id),
      refused: z.array(z.strictObject({ specId: Id, msg: z.string() })),
    }),
  }),
  setNumber: call({
    verb: 'PUT',
    path: '/portal/cart',
    access: visitor,
    summary: 'Sets the pieces of a line, and selects it',
    body: z.strictObject({ cartId: Id, num: Pieces }),
    data: CartCount,
  }),
  /** DELETE cart and POST cart/delete are one address on the wire. */
  remove: call({
    verb: 'DELETE',
    path: '/portal/cart',
    access: visitor,
    summary: 'Takes lines out of the cart',
    body: WhichLines,
    data: CartCount,
  }),
  checkAll: call({
    verb: 'POST',
    path: '/portal/cart/check/all',
    access: visitor,
    summary: 'Selects all lines of a store, or of the cart, or none of them',
    body: z.strictObject({ storeId: Id.optional(), state: Flag }),
    data: Nothing,
  }),
  check: call({
    verb: 'POST',
    path: '/portal/cart/update/check',
    access: visitor,
    summary: 'Selects a line, or not',
    body: z.strictObject({ cartId: Id, state: Flag }),
    data: Nothing,
  }),
  moveToFavourites: call({
    verb: 'POST',
    path: '/portal/cart/favorites',
    access: buyer(),
    summary: 'Makes the goods of lines favourites and takes the lines out of the cart',
    body: WhichLines,
    data: z.strictObject({ moved: Count, count: Count }),
  }),
  removeAsGuest: call({
    verb: 'DELETE',
    path: '/portal/cart/delete',
    access: visitor,
    summary: 'The same, as a visitor’s page says it',
    body: WhichLines,
    data: CartCount,
  }),
  page: call({
    verb: 'GET',
    path: '/portal/cart/page',
    access: visitor,
    summary: 'Lines of the cart, latest first',
    query: z.strictObject(paging(10, 200)),
    data: pageOf(CartGlance),
  }),
  recommend: call({
    verb: 'GET',
    path: '/portal/cart/recommend/page',
    access: visitor,
    summary: 'What is bought with the goods of this cart: the best of their classes, and then of the mall',
    query: z.strictObject(paging(10, 50)),
    data: pageOf(GoodsCard),
  }),
  count: call({ verb: 'GET', path: '/portal/cart/goods', access: visitor, summary: 'Lines of the cart', data: CartCount }),
  merge: call({
    verb: 'POST',
    path: '/portal/cart/merge/cart',
    access: buyer(),
    summary: 'Moves the lines of the guest cart (rediskey) into the member’s',
    data: CartCount,
  }),
};
