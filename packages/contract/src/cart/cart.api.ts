import * as z from 'zod';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { cartLineMost } from './cart.rules.ts';

/** Pieces, not lines: what the badge shows. */
export const CartCount = z.strictObject({ count: z.number().int() });
export type CartCount = z.infer<typeof CartCount>;

/** Whole pieces; what a line may hold at most is decided by the shelf. */
export const NewCartLine = z.strictObject({
  specId: Id,
  num: z
    .number({ error: 'cart.number_wrong' })
    .int({ error: 'cart.number_wrong' })
    .min(1, { error: 'cart.number_wrong' })
    .max(cartLineMost, { error: 'cart.number_wrong' }),
});
export type NewCartLine = z.infer<typeof NewCartLine>;

export const mostLinesAtOnce = 50;

/** A line as the header's drop-down and the lists' marks show it. */
export const CartGlance = z.strictObject({
  cartId: Id,
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  picture: z.string(),
  specSellPrice: Money,
  unit: z.string(),
  num: z.number().int(),
});
export type CartGlance = z.infer<typeof CartGlance>;

export const cartApi = {
  add: call({
    verb: 'POST',
    path: '/portal/cart',
    access: 'guest',
    summary: 'Puts pieces of one spec into the cart',
    body: NewCartLine,
    data: z.strictObject({ cartId: Id, count: z.number().int() }),
  }),
  addMany: call({
    verb: 'POST',
    path: '/portal/cart/many',
    access: 'guest',
    summary: 'Puts several specs into the cart; says which could not be added and why',
    body: z.strictObject({ lines: z.array(NewCartLine).min(1).max(mostLinesAtOnce) }),
    data: z.strictObject({
      count: z.number().int(),
      added: z.array(Id),
      refused: z.array(z.strictObject({ specId: Id, msg: z.string() })),
    }),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/cart/page',
    access: 'guest',
    summary: 'Lines of the cart, latest first',
    query: z.strictObject(paging(10, 200)),
    data: pageOf(CartGlance),
  }),
  count: call({ verb: 'GET', path: '/portal/cart/goods', access: 'guest', summary: 'Pieces in the cart', data: CartCount }),
  merge: call({
    verb: 'POST',
    path: '/portal/cart/merge/cart',
    access: 'member',
    summary: 'Moves the lines of the guest cart (rediskey) into the member’s',
    data: CartCount,
  }),
};
